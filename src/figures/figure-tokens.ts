/** Replaces `{{cijfer:id}}`, `{{cijfer:id@2025}}` and `{{peildatum:id}}` in texts by figures as they hold on a given day, in the language of the text; and `{{naam}}` by the name of the site. */
import { fillName } from '../platform/site-name.ts'
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

/** 'nagekeken op 22 november 2026, niet bevestigd bij het Kadaster'; undefined for what was looked up where it is set. */
export function formatDoubt({ checked, unconfirmedBy }: FigureValue, language: Language = 'nl'): string | undefined {
  if (unconfirmedBy === undefined) return undefined
  const { checkedOn, notConfirmed } = words[language]
  return `${checkedOn(formatDay(checked, language))}, ${notConfirmed(unconfirmedBy)}`
}

function asOfText(value: FigureValue, language: Language): string {
  if (value.asOf) return formatDay(value.asOf, language)
  if (value.from && value.until) return value.from.slice(0, 4)
  return words[language].checkedOn(formatDay(value.checked, language))
}

interface Token {
  kind: string
  id: string
  year: string | undefined
}

/** A token in its line, with what takes its place. */
interface Filled extends Token {
  start: number
  end: number
  text: string
  doubt: string | undefined
}

function valueOf(figure: Figure, { kind, id, year }: Token, day: string): FigureValue | undefined {
  if (kind === 'peildatum' || !year) return findValueOn(figure, day) ?? findLatestValue(figure, day)
  const value = findValueOn(figure, `${year}-07-01`)
  if (!value) throw new Error(`figure ${id} has no value for ${year}`)
  return value
}

function textOf(figure: Figure, token: Token, value: FigureValue | undefined, day: string, language: Language): string {
  if (token.kind === 'peildatum') return value ? asOfText(value, language) : words[language].unknownDate
  if (!value) return words[language].notKnownYet
  const amount = formatValue(value, figure.unit, language)
  if (token.year || value === findValueOn(figure, day)) return amount
  return `${amount} ${words[language].lastKnown((value.until ?? value.from ?? day).slice(0, 4), day.slice(0, 4))}`
}

/** What is doubted is said once in a line: at its date where there is one, else after the last such amount. */
function sayDoubts(line: string, tokens: readonly Filled[], language: Language): Filled[] {
  const places = new Map<string, Filled>()
  for (const token of tokens) {
    if (token.doubt === undefined) continue
    const known = places.get(token.doubt)
    if (known?.kind !== 'peildatum') places.set(token.doubt, token)
  }
  return tokens.map((token) => (token.doubt !== undefined && places.get(token.doubt) === token ? { ...token, text: withDoubt(line, token, language) } : token))
}

function withDoubt(line: string, { kind, text, doubt = '', start }: Filled, language: Language): string {
  // A source without a date of its own: its text is the day it was looked up, which the doubt says as well.
  if (kind === 'peildatum' && text.startsWith(words[language].checkedOn(''))) return doubt
  const before = line.slice(0, start)
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')')
  return kind === 'peildatum' || isInBrackets ? `${text}, ${doubt}` : `${text} (${doubt})`
}

function fillLine(line: string, book: FigureBook, day: string, language: Language): string {
  const tokens = [...line.matchAll(TOKEN)].map((match): Filled => {
    const [whole, kind = '', id = '', year] = match
    const figure = book.get(id)
    if (!figure) throw new Error(`unknown figure ${id}`)
    const value = valueOf(figure, { kind, id, year }, day)
    const text = textOf(figure, { kind, id, year }, value, day, language)
    return { kind, id, year, start: match.index, end: match.index + whole.length, text, doubt: value && formatDoubt(value, language) }
  })
  let at = 0
  const parts = sayDoubts(line, tokens, language).flatMap(({ start, end, text }) => {
    const piece = [line.slice(at, start), text]
    at = end
    return piece
  })
  return [...parts, line.slice(at)].join('')
}

/** `day` is YYYY-MM-DD. Throws on an unknown figure, so that a wrong token fails the content check and never reaches a page. */
export function fillFigures(text: string, book: FigureBook, day: string, language: Language = 'nl'): string {
  if (!text.includes('{{')) return text
  return fillName(text)
    .split('\n')
    .map((line) => (line.includes('{{') ? fillLine(line, book, day, language) : line))
    .join('\n')
}

/** The ids of all figures a text refers to. */
export function listFigureIds(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((m) => m[2] ?? '')
}
