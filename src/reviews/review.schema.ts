/** The shape of a review at the routes: a request, and a version in the history. What may stand in it is for the rules of `review-draft.ts`. */
import { z } from 'zod'
import { cleanText } from '../platform/clean-text.ts'
import { amountField, idField, textField } from '../platform/request-fields.ts'
import { GIVEN, refusalReasons, reviewStates, sourceKinds, type ReviewDraft } from './review-draft.ts'

const text = textField(5_000).transform(cleanText)

export const reviewSchema = z.object({
  name: text,
  rating: amountField,
  day: textField(10),
  comment: text,
  service: text,
  sourceKind: z.enum([...sourceKinds, GIVEN]),
  sourceName: text,
  sourceUrl: text,
  sourceDay: textField(10),
  notaryId: z.union([idField, z.literal('')]),
  state: z.enum(reviewStates),
  refusalReason: z.enum([...refusalReasons, '']),
  refusalNote: text,
}) satisfies z.ZodType<ReviewDraft>
