/** A home that a parent sells to a child for less than its value: the rest is a gift (Successiewet 1956, art. 1). */
import type { FigureBook } from '../../../figures/figure.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { calculateTransferTax, transferTaxFigures } from '../../../figures/transfer-tax.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { neverGot } from '../question-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { answerGain } from './answer-gain.ts'
import { belowValueTexts as texts, belowValueWords as words } from './below-value.nl.ts'
import { changeByWords } from './change-by-words.ts'
import type { GainFacts } from './gain-facts.ts'
import type { Sum } from './sum.ts'

const USE = 'own-home'

interface BelowValueFacts extends Pick<GainFacts, 'childAge' | 'oneTimeRaise'> {
  priceCents: number
  valueCents: number
}

function read(said: Utterance): Partial<BelowValueFacts> {
  const { text, ages } = said
  const { selfAge, childAge, partnerAge } = ages()
  const age = childAge ?? selfAge ?? partnerAge
  return {
    ...readPrices(said),
    ...(age && { childAge: age }),
    ...(age && neverGot.test(text) && { oneTimeRaise: 'free' as const }),
  }
}

function readPrices({ text, amounts, affirmed }: Utterance): Pick<Partial<BelowValueFacts>, 'priceCents' | 'valueCents'> {
  const [first, second, ...others] = amounts().filter(({ role }) => role === 'value' || role === 'market')
  if (!first || !second || others.length > 0 || !words.sells.test(affirmed().text)) return {}
  const isWorth = ({ role, start, end }: typeof first): boolean =>
    role === 'market' || words.worth.test(text.slice(end)) || words.worthBefore.test(text.slice(0, start))
  const isOfHome = words.forPrice.test(text.slice(first.end, second.start)) && words.homeOf.test(text.slice(0, first.start))
  const [value, price] = isOfHome || isWorth(first) ? [first, second] : isWorth(second) ? [second, first] : []
  return !value || !price || value.cents <= price.cents ? {} : { priceCents: price.cents, valueCents: value.cents }
}

function recognise({ text, asksForOutcome }: Utterance, { priceCents, valueCents, ...others }: Partial<BelowValueFacts>): BelowValueFacts | undefined {
  if (priceCents === undefined || valueCents === undefined || !words.family.test(text) || words.other.test(text) || subjects.transferTax.test(text))
    return undefined
  const asks = words.difference.test(text) || ((subjects.tax.test(text) || subjects.giftTax.test(text)) && asksForOutcome())
  return asks ? { priceCents, valueCents, ...others } : undefined
}

function answer({ priceCents, valueCents, ...others }: BelowValueFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const gift = answerGain({ topic: 'gift-tax', amountsCents: [valueCents - priceCents], relation: 'child', ...others }, day, book)
  if (!gift) return undefined
  const ids = transferTaxFigures(USE)
  const [figureDay] = chooseDays(book, ids, undefined, day) ?? []
  if (!figureDay) return undefined
  const { steps, taxCents } = calculateTransferTax(book, figureDay.day, { priceCents: valueCents, use: USE, buyers: [{ shareBasisPoints: 10_000 }] })
  return {
    ...gift,
    text: `${texts.line(valueCents, priceCents)}\n\n${gift.text}\n\n${texts.transferTax(valueCents, steps[0]?.percent ?? 0, taxCents)}`,
    sources: [...gift.sources, ...listFigureSources(book, [{ ids: ids.slice(0, 1), day: figureDay.day }])],
  }
}

export const belowValueSum: Sum<BelowValueFacts> = { read, recognise, ...changeByWords<BelowValueFacts>('kind zoon dochter', { knowsAges: true }), answer }
