/** Replaces `{{cijfer:id}}`, `{{cijfer:id@2025}}` and `{{peildatum:id}}` in texts by figures as they hold on a given day, in the language of the text. */
import { figureWordsEn } from './figure-words.en.ts'
import { figureWordsNl } from './figure-words.nl.ts'
import type { FigureWords, Language } from './figure-words.ts'
import { findLatestValue, findValueOn, type Figure, type FigureBook, type FigureUnit, type FigureValue } from './figure.ts'

const TOKEN = /\{\{(cijfer|peildatum):([a-z0-9-]+)(?:@(\d{4}))?\}\}/g
const NBSP = '\u00a0'
const words: Record<Language, FigureWords> = { nl: figureWordsNl, en: figureWordsEn }

export const wordsIn = (language: Language): FigureWords => words[language]

const formats = new Map<string, Intl.NumberFormat>()

/** Kept: making one takes longer than all else an answer does with its figures. */
function formatOf(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 2) })))
  return format
}

/** '€ 1.300', '€ 9,95', '10,4%', '20 maanden', '1.181'; in English '€1,300', '€9.95', '10.4%', '20 months', '1,181'. Never broken over lines. */
export function formatAmount(amount: number, unit: FigureUnit, language: Language = 'nl'): string {
  const { locale, euro, units } = words[language]
  const decimals = Number.isInteger(amount) ? 0 : unit === 'euro' ? 2 : 1
  const digits = formatOf(locale, decimals).format(amount)
  if (unit === 'euro') return euro(digits)
  if (unit === 'procent') return `${digits}%`
  if (unit === 'aantal') return digits
  return `${digits}${NBSP}${units[unit][amount === 1 ? 0 : 1]}`
}

/** A single value, 'vanaf € 650' for a lower bound, or '€ 250 tot € 650' for a range. */
export function formatValue(value: FigureValue, unit: FigureUnit, language: Language = 'nl'): string {
  if (value.value !== undefined) return formatAmount(value.value, unit, language)
  const min = formatAmount(value.min ?? 0, unit, language)
  return value.max === undefined ? words[language].from(min) : words[language].range(min, formatAmount(value.max, unit, language))
}

/** '2026-01-12' -> '12 januari 2026', '2023-09' -> 'september 2023', '2020' -> '2020'; in English '12 January 2026'. */
export function formatDay(date: string, language: Language = 'nl'): string {
  const [year, month, day] = date.split('-')
  const name = month ? `${words[language].months[Number(month) - 1]} ` : ''
  return `${day ? `${Number(day)} ` : ''}${name}${year}`
}

function asOfText(value: FigureValue, language: Language): string {
  if (value.asOf) return formatDay(value.asOf, language)
  if (value.from && value.until) return value.from.slice(0, 4)
  return words[language].checkedOn(formatDay(value.checked, language))
}

function formatCurrent(figure: Figure, day: string, language: Language): string {
  const current = findValueOn(figure, day)
  if (current) return formatValue(current, figure.unit, language)
  const past = findLatestValue(figure, day)
  if (!past) return words[language].notKnownYet
  const year = (past.until ?? past.from ?? day).slice(0, 4)
  return `${formatValue(past, figure.unit, language)} ${words[language].lastKnown(year, day.slice(0, 4))}`
}

interface Token {
  kind: string
  id: string
  year: string | undefined
}

function resolve(book: FigureBook, { kind, id, year }: Token, day: string, language: Language): string {
  const figure = book.get(id)
  if (!figure) throw new Error(`unknown figure ${id}`)
  if (kind === 'peildatum') {
    const value = findValueOn(figure, day) ?? findLatestValue(figure, day)
    return value ? asOfText(value, language) : words[language].unknownDate
  }
  if (!year) return formatCurrent(figure, day, language)
  const value = findValueOn(figure, `${year}-07-01`)
  if (!value) throw new Error(`figure ${id} has no value for ${year}`)
  return formatValue(value, figure.unit, language)
}

/** `day` is YYYY-MM-DD. Throws on an unknown figure, so that a wrong token fails the content check and never reaches a page. */
export function fillFigures(text: string, book: FigureBook, day: string, language: Language = 'nl'): string {
  return text.replace(TOKEN, (_, kind: string, id: string, year?: string) => resolve(book, { kind, id, year }, day, language))
}

/** The ids of all figures a text refers to. */
export function listFigureIds(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((m) => m[2] ?? '')
}
