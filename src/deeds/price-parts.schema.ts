/** A price in parts, as it comes in and as it is stored. */
import { z } from 'zod'
import { amountField } from '../platform/request-fields.ts'

/** More than any deed costs: an amount above it is a slip of the pen. */
const MAX_PART_CENTS = 10_000_000

const cents = amountField.int().min(0).max(MAX_PART_CENTS).optional()

export const pricePartsSchema = z.strictObject({ fee: cents, vat: cents, landRegistry: cents, registers: cents, other: cents })
