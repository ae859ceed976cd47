/** What this room encrypted, as it is read again. */
import { z } from 'zod'

export const sealedSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  particulars: z.array(z.strictObject({ ask: z.string(), answer: z.string() })),
  note: z.string(),
})
