/** A figure: one amount, percentage, term or count, with the period it holds for and where it was read. */
import type { z } from 'zod'
import type { figureSchema } from './figure.schema.ts'

export interface Figure extends z.infer<typeof figureSchema> {
  /** Name of the file that it stands in. */
  group?: string
}
export type FigureValue = Figure['values'][number]
export type FigureUnit = Figure['unit']
export type Authority = NonNullable<FigureValue['unconfirmedBy']>

/** All figures by id. */
export type FigureBook = ReadonlyMap<string, Figure>

/** The value that holds on `day` (YYYY-MM-DD), or undefined when none is known for that day. */
export function findValueOn(figure: Figure, day: string): FigureValue | undefined {
  return figure.values.find((v) => (v.from ?? '0000') <= day && day <= (v.until ?? '9999'))
}

/** The value that holds on `day`, else the newest one before it, so that a text can say for which year it held. */
export function findLatestValue(figure: Figure, day: string): FigureValue | undefined {
  const past = figure.values.filter((v) => (v.from ?? '0000') <= day)
  return past.toSorted((a, b) => (b.from ?? '').localeCompare(a.from ?? ''))[0]
}

/** The number that holds on `day`; throws when the figure is unknown or has no single value that day. */
export function getNumber(book: FigureBook, id: string, day: string): number {
  const figure = book.get(id)
  const value = figure && findValueOn(figure, day)?.value
  if (value === undefined) throw new Error(`no figure ${id} on ${day}`)
  return value
}
