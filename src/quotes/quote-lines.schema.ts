/** The amounts of a quote, as this room stored them. */
import { z } from 'zod'

const cents = z.int().min(0).max(100_000_000).optional()

export const storedLinesSchema = z.strictObject({
  fee: cents,
  vat: cents,
  landRegistry: cents,
  registers: cents,
  other: cents,
  total: cents,
  otherParty: cents,
})
