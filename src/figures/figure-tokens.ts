/** Replaces `{{cijfer:id}}`, `{{cijfer:id@2025}}` and `{{peildatum:id}}` in texts by figures as they hold on a given day. */
import { findLatestValue, findValueOn, type Figure, type FigureBook, type FigureUnit, type FigureValue } from './figure.ts'

const TOKEN = /\{\{(cijfer|peildatum):([a-z0-9-]+)(?:@(\d{4}))?\}\}/g
const NBSP = '\u00a0'
const MONTHS = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december']

const plural: Record<Exclude<FigureUnit, 'euro' | 'procent' | 'aantal'>, string> = { maanden: 'maanden', dagen: 'dagen', jaar: 'jaar' }

/** '€ 1.300', '€ 9,95', '10,4%', '20 maanden', '1.181': Dutch notation with non-breaking spaces. */
export function formatAmount(amount: number, unit: FigureUnit): string {
  const decimals = Number.isInteger(amount) ? 0 : unit === 'euro' ? 2 : 1
  const digits = amount.toLocaleString('nl-NL', { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 2) })
  if (unit === 'euro') return `€${NBSP}${digits}`
  if (unit === 'procent') return `${digits}%`
  if (unit === 'aantal') return digits
  return `${digits}${NBSP}${plural[unit]}`
}

/** A single value, 'vanaf € 650' for a lower bound, or '€ 250 tot € 650' for a range. */
export function formatValue(value: FigureValue, unit: FigureUnit): string {
  if (value.value !== undefined) return formatAmount(value.value, unit)
  const min = formatAmount(value.min ?? 0, unit)
  return value.max === undefined ? `vanaf ${min}` : `${min} tot ${formatAmount(value.max, unit)}`
}

/** '2026-01-12' -> '12 januari 2026', '2023-09' -> 'september 2023', '2020' -> '2020'. */
export function formatDay(date: string): string {
  const [year, month, day] = date.split('-')
  const name = month ? `${MONTHS[Number(month) - 1]} ` : ''
  return `${day ? `${Number(day)} ` : ''}${name}${year}`
}

function asOfText(value: FigureValue): string {
  if (value.asOf) return formatDay(value.asOf)
  if (value.from && value.until) return value.from.slice(0, 4)
  return `nagekeken op ${formatDay(value.checked)}`
}

function formatCurrent(figure: Figure, day: string): string {
  const current = findValueOn(figure, day)
  if (current) return formatValue(current, figure.unit)
  const past = findLatestValue(figure, day)
  if (!past) return '(bedrag nog niet bekend)'
  const year = (past.until ?? past.from ?? day).slice(0, 4)
  return `${formatValue(past, figure.unit)} (in ${year}; over ${day.slice(0, 4)} hebben wij nog geen cijfer)`
}

function resolve(book: FigureBook, kind: string, id: string, year: string | undefined, day: string): string {
  const figure = book.get(id)
  if (!figure) throw new Error(`unknown figure ${id}`)
  if (kind === 'peildatum') {
    const value = findValueOn(figure, day) ?? findLatestValue(figure, day)
    return value ? asOfText(value) : 'onbekende datum'
  }
  if (!year) return formatCurrent(figure, day)
  const value = findValueOn(figure, `${year}-07-01`)
  if (!value) throw new Error(`figure ${id} has no value for ${year}`)
  return formatValue(value, figure.unit)
}

/** `day` is YYYY-MM-DD. Throws on an unknown figure, so that a wrong token fails the content check and never reaches a page. */
export function fillFigures(text: string, book: FigureBook, day: string): string {
  return text.replace(TOKEN, (_, kind: string, id: string, year?: string) => resolve(book, kind, id, year, day))
}

/** The ids of all figures a text refers to. */
export function listFigureIds(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((m) => m[2] ?? '')
}
