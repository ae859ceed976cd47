/** The shape of a review at the doors: a request, and a version in the history. What may stand in it is for the rules of `review-draft.ts`. */
import { z } from 'zod'
import { cleanText } from '../assistant/clean-text.ts'
import { refusalReasons, reviewStates, sourceKinds, type ReviewDraft } from './review-draft.ts'

const text = z.string().max(5_000).transform(cleanText)

export const reviewSchema = z.object({
  name: text,
  rating: z.number(),
  day: z.string().max(10),
  comment: text,
  service: text,
  sourceKind: z.enum(sourceKinds),
  sourceName: text,
  sourceUrl: text,
  sourceDay: z.string().max(10),
  notaryId: z.union([z.guid(), z.literal('')]),
  state: z.enum(reviewStates),
  refusalReason: z.enum([...refusalReasons, '']),
  refusalNote: text,
}) satisfies z.ZodType<ReviewDraft>
