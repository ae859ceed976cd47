/** The form of `content/offerte`: what is asked of each deed, since it sets the price. */
import { z } from 'zod'

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const sentence = z.string().min(5).max(160)

/** What the answer is: 'Koopsom', which stands before a colon. */
const short = z.string().regex(/^[A-Z][^?:.]{2,49}$/)

const shared = { id, ask: sentence, short, why: sentence, optional: z.boolean().default(false) }

const fieldSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...shared, kind: z.literal('choice'), options: z.array(z.string().min(2).max(60)).min(2).max(8) }),
  z.strictObject({ ...shared, kind: z.literal('number'), least: z.int(), most: z.int() }),
  z.strictObject({ ...shared, kind: z.literal('euros') }),
  z.strictObject({ ...shared, kind: z.literal('text') }),
])

export const deedQuestionsSchema = z.strictObject({
  deed: id,
  fields: z.array(fieldSchema).min(1).max(6),
})

export type Field = z.infer<typeof fieldSchema>
export type DeedQuestions = z.infer<typeof deedQuestionsSchema>
export type Questions = ReadonlyMap<string, DeedQuestions>
