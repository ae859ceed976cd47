/** The shape of a notary at the routes: a request, and a version in the history. What may stand in it is for the rules of `notary-draft.ts`. */
import { z } from 'zod'
import { pricePartsSchema } from '../deeds/price-parts.schema.ts'
import { cleanText } from '../platform/clean-text.ts'
import { amountField, textField } from '../platform/request-fields.ts'
import { notaryStates, type NotaryDraft } from './notary-draft.ts'
import { relations } from './relation.ts'

const text = textField(2_000).transform(cleanText)
const words = z.array(text).max(50)

export const draftSchema = z.object({
  name: text,
  location: text,
  languages: words,
  specializations: words,
  features: words,
  phone: text,
  email: text,
  website: text,
  // Versions from before it was kept have none, as with `allIn`.
  registerUrl: text.default(''),
  registerDay: textField(10).default(''),
  source: text.default(''),
  sourceDay: textField(10).default(''),
  relation: z.enum(relations),
  state: z.enum(notaryStates),
  prices: z
    .array(
      z.object({
        deed: textField(60),
        amountCents: amountField,
        includes: text,
        asOf: textField(10),
        allIn: z.boolean().default(false),
        parts: pricePartsSchema.default({}),
      }),
    )
    .max(50),
}) satisfies z.ZodType<NotaryDraft>
