/** A home that a parent sells to a child for less than its value: the rest is a gift (Successiewet 1956, art. 1). */
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { neverGot } from '../question-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { answerGain } from './answer-gain.ts'
import { belowValueTexts as texts, belowValueWords as words } from './below-value.nl.ts'
import { neverChanges } from './change-by-words.ts'
import type { GainFacts } from './gain-facts.ts'
import type { Sum } from './sum.ts'

interface BelowValueFacts extends Pick<GainFacts, 'childAge' | 'oneTimeRaise'> {
  priceCents: number
  valueCents: number
}

function read({ text, amounts, ages, affirmed }: Utterance): Partial<BelowValueFacts> {
  const [first, second, ...others] = amounts().filter(({ role }) => role === 'value' || role === 'market')
  if (!first || !second || others.length > 0 || !words.sells.test(affirmed().text)) return {}
  const isWorth = ({ role, start, end }: typeof first): boolean =>
    role === 'market' || words.worth.test(text.slice(end)) || words.worthBefore.test(text.slice(0, start))
  const isOfHome = words.forPrice.test(text.slice(first.end, second.start)) && words.homeOf.test(text.slice(0, first.start))
  const [value, price] = isOfHome || isWorth(first) ? [first, second] : isWorth(second) ? [second, first] : []
  if (!value || !price || value.cents <= price.cents) return {}
  const { selfAge, childAge, partnerAge } = ages()
  const age = childAge ?? selfAge ?? partnerAge
  return {
    priceCents: price.cents,
    valueCents: value.cents,
    ...(age && { childAge: age }),
    ...(age && neverGot.test(text) && { oneTimeRaise: 'free' as const }),
  }
}

function recognise({ text, asksForOutcome }: Utterance, { priceCents, valueCents, ...others }: Partial<BelowValueFacts>): BelowValueFacts | undefined {
  if (priceCents === undefined || valueCents === undefined || !words.family.test(text) || words.other.test(text) || subjects.transferTax.test(text))
    return undefined
  const asks = words.difference.test(text) || ((subjects.tax.test(text) || subjects.giftTax.test(text)) && asksForOutcome())
  return asks ? { priceCents, valueCents, ...others } : undefined
}

function answer({ priceCents, valueCents, ...others }: BelowValueFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const gift = answerGain({ topic: 'gift-tax', amountsCents: [valueCents - priceCents], relation: 'child', ...others }, day, book)
  return gift && { ...gift, text: `${texts.line(valueCents, priceCents)}\n\n${gift.text}\n\n${texts.transferTax(valueCents)}` }
}

export const belowValueSum: Sum<BelowValueFacts> = { read, recognise, ...neverChanges, answer }
