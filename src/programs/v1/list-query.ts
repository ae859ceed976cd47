/** How programs ask for a part of a list, and how it is answered. */
import { z } from 'zod'
import { rangeOf } from '../../platform/dutch-time.ts'
import type { Listing } from '../../database/listing.ts'
import { pageOf } from '../../platform/page-of.ts'
import { cursorField, dayField, momentField, pageField } from '../../platform/request-fields.ts'

const MOST_ROWS = 100
const ROWS = 20

const momentOrDay = (description: string) =>
  z
    .union([dayField.meta({ format: 'date' }), momentField])
    .meta({ description: `${description} A day (YYYY-MM-DD) in the Netherlands, or a moment in UTC with milliseconds.` })

export const listShape = {
  limit: pageField(1, MOST_ROWS)
    .default(ROWS)
    .meta({ type: 'integer', minimum: 1, maximum: MOST_ROWS, default: ROWS, description: 'How many rows at the most.' }),
  after: cursorField.optional().meta({ description: 'The `next` of the page before.' }),
  order: z.enum(['desc', 'asc']).default('desc').meta({ description: '`desc`: newest first. `asc`: oldest first, to follow what is new.' }),
  from: momentOrDay('Only from then on.').optional(),
  to: momentOrDay('Only until then: a day counts whole, a moment itself does not.').optional(),
}

export const listQuery = z.strictObject(listShape)

type ListQuery = z.output<typeof listQuery>

const isDay = (value: string): boolean => value.length === 10

/** One row more than asked for, to know whether there is more. */
export function listingOf({ limit, after, order, from, to }: ListQuery): Listing {
  return {
    limit: limit + 1,
    oldestFirst: order === 'asc',
    after,
    from: from !== undefined && isDay(from) ? rangeOf(from).from : from,
    until: to !== undefined && isDay(to) ? rangeOf(to).until : to,
  }
}

/** `next` is there whenever there is a row: a program that follows a list goes on from it later. */
export function answerList<Row, Item>(
  { limit }: ListQuery,
  found: readonly Row[],
  { at, id, toItem }: { at: (row: Row) => string; id: (row: Row) => string; toItem: (row: Row) => Item },
) {
  const { rows, next } = pageOf(found, limit, () => '')
  const last = rows.at(-1)
  return { data: rows.map(toItem), has_more: next !== null, next: last === undefined ? null : `${at(last)}_${id(last)}` }
}
