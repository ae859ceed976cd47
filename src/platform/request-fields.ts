/**
 * The fields that routes are made of: every text, number, day, moment and cursor from outside has bounds that both databases can hold.
 * Elsewhere zod's own are refused by the lint rules, except for files that this site wrote itself.
 */
import { z } from 'zod'
import { isDay } from './days.ts'
import { storableText } from './storable-text.ts'

/** The largest of an `integer` in PostgreSQL. */
const MOST = 2_147_483_647

/** Without zero characters and halves of characters. `max` counts UTF-16 units. */
export const textField = (max: number, message?: string) => z.string().overwrite(storableText).max(max, message)

/** Also without white space around it, which does not count. */
export const trimmedField = (max: number) =>
  z
    .string()
    .overwrite((text) => storableText(text).trim())
    .max(max)

/** What is longer is cut off: for what a form chooses, where nobody would read that it is too long. */
export const clippedField = (max: number) => z.string().overwrite((text) => storableText(text).slice(0, max))

const wholeField = (min: number, max: number) => z.int().min(min).max(Math.min(max, MOST))

/** Also with a fraction; what may stand in it is for the rules of its room. */
export const amountField = z.number().min(-MOST).max(MOST)

/** Of a row, counted from one. */
export const versionField = wholeField(1, MOST)

/** A whole number in an address. */
export const pageField = (min: number, max: number) =>
  textField(10)
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(wholeField(min, max))

/** In an address; absent means no. */
export const flagField = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

/** A row's id. */
export const idField = z.guid()

/** An id that was made outside: of a conversation, or of a form that was shown. */
export const keyField = z.uuid()

/** YYYY-MM-DD of 2000 to 2100. */
export const dayField = textField(10).refine(isDay)

/** UTC with milliseconds, of 2000 to 2100. */
export const momentField = z.iso.datetime({ precision: 3 }).refine((moment) => isDay(moment.slice(0, 10)))

/** `<moment>_<id>` of the last row seen. */
export const cursorField = textField(100)
  .transform((cursor) => ({ at: cursor.slice(0, cursor.indexOf('_')), id: cursor.slice(cursor.indexOf('_') + 1) }))
  .pipe(z.object({ at: momentField, id: textField(64).regex(/^[\w.-]{1,64}$/) }))
