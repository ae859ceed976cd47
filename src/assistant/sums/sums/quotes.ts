/** Compares the offers of notaries that a visitor names: the difference, what it saves, or the average. */
import { calculateVat, vatFigure } from '../../../figures/calculators/vat.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { quoteTexts as texts } from './quotes.nl.ts'
import { readOffers, type Price, type PriceSide } from './read-prices.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { quoteWords as words } from './price-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { askBack, showSum } from './show-sum.ts'

export interface QuoteFacts {
  offers: readonly (readonly Price[])[]
  /** Of amounts without a side of their own. */
  side?: Exclude<PriceSide, 'untaxed'>
  average?: boolean
}

const MOST_OFFERS = 6

function read({ text }: Utterance): Partial<QuoteFacts> {
  const offers = readOffers(text)
  const side = words.exclusive.test(text) ? 'exclusive' : words.inclusive.test(text) ? 'inclusive' : undefined
  if (offers.length === 0) return side ? { side } : {}
  return { offers, ...(words.average.test(text) && { average: true }) }
}

function recognise({ text }: Utterance, { offers, ...others }: Partial<QuoteFacts>): QuoteFacts | undefined {
  if (!offers || offers.length < 2 || offers.length > MOST_OFFERS || words.other.test(text)) return undefined
  return words.offers.test(text) && words.compares.test(text) ? { offers, ...others } : undefined
}

const isExclusive = ({ side: own }: Price, side: PriceSide | undefined): boolean => (own ?? side) === 'exclusive'

/** The first amount of which it matters whether btw is in it, and which does not say it. */
function findOpen({ offers, side }: QuoteFacts): Price | undefined {
  const prices = offers.flat()
  return prices.some((price) => price.side === 'exclusive') && side === undefined ? prices.find((price) => price.side === undefined) : undefined
}

function answer(facts: QuoteFacts, day: string, book: FigureBook): EngineAnswer {
  const reference = 'berekening:offertes'
  const open = findOpen(facts)
  if (open) return askBack(texts.askVat(open.cents), reference, texts.vatExamples)
  // Without a single amount with btw, what is without can be compared as it is.
  const mixes = facts.offers.flat().some((price) => !isExclusive(price, facts.side))
  const full = (price: Price) => (mixes && isExclusive(price, facts.side) ? calculateVat(book, day, price.cents, 'exclusive').inclusiveCents : price.cents)
  const totals = facts.offers.map((offer) => offer.reduce((sum, price) => sum + full(price), 0))
  const lines = facts.offers.map((offer, index) =>
    texts.offerLine(
      index,
      offer.map((price) => (full(price) === price.cents ? nl.euro(price.cents) : texts.withVat(price.cents, full(price)))),
      totals[index] ?? 0,
    ),
  )
  const [low, high] = [Math.min(...totals), Math.max(...totals)]
  const outcome = facts.average
    ? texts.average(Math.round(totals.reduce((sum, cents) => sum + cents, 0) / totals.length))
    : low === high
      ? texts.same(low)
      : texts.difference(low, high)
  const usesVat = facts.offers.flat().some((price) => full(price) !== price.cents)
  return showSum({
    outcome: outcome,
    lines: [...lines, facts.average ? texts.averageLine(totals) : texts.sumLine(totals)],
    notes: texts.conditions,

    sources: [texts.article, texts.lawSource, ...(usesVat ? listFigureSources(book, [{ ids: [vatFigure], day }]) : [])],
    reference,
    suggestions: [...texts.suggestions],
  })
}

export const quoteSum: Sum<QuoteFacts> = {
  read,
  recognise,
  ...changeByWords<QuoteFacts>('btw exclusief inclusief ex incl offerte'),
  answer,
}
