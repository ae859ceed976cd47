/** What a bill of several amounts, or of hours, comes to with btw. */
import { calculateVat, vatFigure } from '../../../figures/calculators/vat.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { billTexts as texts } from './bill.nl.ts'
import { readBill, type Price, type PriceSide } from './read-prices.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { billWords as words, quoteWords, vatWords } from './price-words.nl.ts'
import { vatTexts } from './sums.nl.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

export interface BillFacts {
  prices: readonly Price[]
  /** The only price is that of an hour. */
  hours?: number
}

const HOURS = /(?<![\d.,])(\d{1,2}(?:,\d)?) ?(?:uur|uren)\b/

function read({ text }: Utterance): Partial<BillFacts> {
  const prices = readBill(text)
  const hours = HOURS.exec(text)?.[1]?.replace(',', '.')
  return { ...(prices.length > 0 && { prices }), ...(hours !== undefined && { hours: Number(hours) }) }
}

/** Amounts without a side of their own are like the others: an offer is mostly wholly with or without btw. */
function complete(prices: readonly Price[]): Price[] | undefined {
  const sides = new Set(prices.map(({ side }) => side).filter((side): side is PriceSide => side !== undefined && side !== 'untaxed'))
  const [side] = sides
  return sides.size === 1 && side ? prices.map((price) => ({ ...price, side: price.side ?? side })) : undefined
}

function recognise({ text, asksForOutcome }: Utterance, { prices, hours }: Partial<BillFacts>): BillFacts | undefined {
  const isSeveral = prices !== undefined && (prices.length > 1 || (prices.length === 1 && (hours !== undefined || words.times.test(text))))
  if (!isSeveral || !vatWords.vat.test(text) || words.other.test(text) || quoteWords.compares.test(text)) return undefined
  if (hours !== undefined && (prices.length > 1 || !words.perHour.test(text))) return undefined
  const sided = complete(prices)
  return sided && (asksForOutcome() || words.total.test(text)) ? { prices: sided, ...(hours !== undefined && { hours }) } : undefined
}

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0)

function answer({ prices, hours }: BillFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const [figureDay] = chooseDays(book, [vatFigure], undefined, day) ?? []
  if (!figureDay) return undefined
  const centsOf = (side: PriceSide) => prices.filter((price) => price.side === side).map(({ cents }) => Math.round(cents * (hours ?? 1)))
  const [exclusive, inclusive, untaxed] = [centsOf('exclusive'), centsOf('inclusive'), centsOf('untaxed')]
  const added = calculateVat(book, figureDay.day, sum(exclusive), 'exclusive')
  const within = calculateVat(book, figureDay.day, sum(inclusive), 'inclusive')
  const totalCents = added.inclusiveCents + within.inclusiveCents + sum(untaxed)
  return showSum({
    outcome: texts.outcome(totalCents, added.vatCents + within.vatCents),
    lines: [
      ...(hours === undefined ? [] : [texts.hours(hours, prices[0]?.cents ?? 0, sum(exclusive) + sum(inclusive))]),
      ...(exclusive.length > 0 ? [texts.taxed(exclusive, sum(exclusive)), texts.vat(added.percent, sum(exclusive), added.vatCents)] : []),
      ...(inclusive.length > 0 ? [texts.included(inclusive, within.vatCents)] : []),
      ...(untaxed.length > 0 ? [texts.untaxed(untaxed)] : []),
      texts.total(totalCents),
    ],
    notes: vatTexts.conditions(added.percent, figureDay.year),

    sources: listFigureSources(book, [{ ids: [vatFigure], day: figureDay.day }]),
    reference: 'berekening:btw',
    suggestions: [texts.suggestion],
  })
}

export const billSum: Sum<BillFacts> = {
  read,
  recognise,
  ...changeByWords<BillFacts>('uur uren btw'),
  answer,
}
