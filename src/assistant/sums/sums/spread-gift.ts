/** The tax of a gift that is spread over calendar years: each year has its own exemption. */
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { calculateGiftTax, giftRelationOf, giftTaxFigures, raiseAges, type GiftRelation } from '../../../figures/gift-tax.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { isUnsupported } from '../detect-topic.ts'
import { sumCents, type Amount } from '../extract-amounts.ts'
import { asksSomething } from '../question-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { amountsFor } from '../whose-amount.ts'
import { readGift } from './read-gain.ts'
import { showSum } from './show-sum.ts'
import { spreadTexts as texts } from './spread-gift.nl.ts'
import { countYears, namesSpread, partsInThousands, spreadWords as words } from './spread-gift-words.nl.ts'
import type { Sum } from './sum.ts'

interface SpreadFacts {
  relation: GiftRelation
  /** All of it, to be spread. */
  totalCents?: number
  /** What is given each year. */
  partsCents?: readonly number[]
  /** Of each year, as far as they are all of it. */
  thousandsCents?: readonly number[]
  /** Equal parts, without an amount. */
  years?: number
}

/** '15.000 nu en 15.000 in januari', also behind their total. */
function partsOf(text: string, amounts: readonly Amount[]): number[] | undefined {
  const [total, ...parts] = amounts
  const [first, second, ...others] = total && parts.length === 2 && total.cents === sumCents(parts) ? parts : amounts
  if (!first || !second || others.length > 0) return undefined
  const isNow = words.now.test(text.slice(first.end)) || words.nowBefore.test(text.slice(0, first.start))
  const isLater = words.later.test(text.slice(second.end)) || words.laterBefore.test(text.slice(0, second.start))
  return isNow && isLater ? [first.cents, second.cents] : undefined
}

function read(said: Utterance): Partial<SpreadFacts> {
  const { text } = said
  if (!namesSpread(text)) return {}
  const amounts = amountsFor(said, 'gift').filter(({ role }) => role === 'value')
  const parts = partsOf(text, amounts)
  if (parts) return { partsCents: parts }
  const [only, ...others] = amounts
  const thousandsCents = amounts.length === 0 ? partsInThousands(text) : undefined
  if (thousandsCents) return { thousandsCents }
  if (others.length > 0) return {}
  const years = countYears(text) ?? 2
  if (words.evenly.test(text)) return only ? { partsCents: Array.from({ length: years }, () => Math.round(only.cents / years)) } : { years }
  return only && words.yearly.test(text) ? { partsCents: Array.from({ length: years }, () => only.cents) } : {}
}

function recognise(said: Utterance, { partsCents }: Partial<SpreadFacts>): SpreadFacts | undefined {
  if (!partsCents || said.topic() !== 'gift-tax' || isUnsupported(said, 'gift-tax') || !said.asksForOutcome() || said.asksForRule()) return undefined
  const relation = relationOf(said)
  return relation && { relation, partsCents }
}

/** Of one who gives to one, with the yearly exemption alone. */
function relationOf(said: Utterance): GiftRelation | undefined {
  const gift = readGift(said)
  const { relation, receivers = 1, several, oneTimeRaise, relations, parts } = gift ?? {}
  if (!relation || relation === 'friend' || receivers > 1 || several || oneTimeRaise || relations || parts) return undefined
  return giftRelationOf(relation)
}

function subject(said: Utterance): SpreadFacts | undefined {
  const relation = said.topic() === 'gift-tax' && !isUnsupported(said, 'gift-tax') ? relationOf(said) : undefined
  const [only, ...others] = readGift(said)?.amountsCents ?? []
  return relation && only !== undefined && others.length === 0 ? { relation, totalCents: only } : undefined
}

/** The whole that was told is spread, or what is given each year is said. */
function change(before: SpreadFacts, { partsCents, years, thousandsCents }: Partial<SpreadFacts>): SpreadFacts | undefined {
  if (partsCents) return { ...before, partsCents }
  const { totalCents } = before
  if (thousandsCents) return thousandsCents.reduce((sum, cents) => sum + cents, 0) === totalCents ? { ...before, partsCents: thousandsCents } : undefined
  return years !== undefined && totalCents !== undefined
    ? { ...before, partsCents: Array.from({ length: years }, () => Math.round(totalCents / years)) }
    : undefined
}

/** Of an age at which it may be used. */
const RAISED = { relation: 'child', oneTimeRaise: 'free', age: raiseAges.from } as const

/** Used in the year of the largest part. */
function savedByRaise(partsCents: readonly number[], day: string, book: FigureBook): number {
  const receivedCents = Math.max(...partsCents)
  const [plain, raised] = [{ relation: 'child' } as const, RAISED].map((input) => calculateGiftTax(book, day, { ...input, receivedCents }))
  return (plain?.taxCents ?? 0) - (raised?.taxCents ?? 0)
}

function answer({ relation, partsCents }: SpreadFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  if (!partsCents) return undefined
  const ids = giftTaxFigures({ relation })
  const [figureDay] = chooseDays(book, ids, undefined, day) ?? []
  if (!figureDay) return undefined
  const taxes = partsCents.map((receivedCents) => calculateGiftTax(book, figureDay.day, { receivedCents, relation }))
  const totalCents = taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)
  const [first] = taxes
  const isSame = new Set(partsCents).size === 1
  const raised = relation === 'child' && totalCents > 0 ? totalCents - savedByRaise(partsCents, figureDay.day, book) : undefined
  return showSum({
    // The exemption of a later year is not known yet.
    isOpen: true,
    outcome: texts.outcome(
      taxes.map(({ taxCents }) => taxCents),
      totalCents,
    ),
    lines:
      isSame && first
        ? [texts.sameLine(partsCents[0] ?? 0, first)]
        : taxes.map((tax, index) => texts.yearLine(figureDay.year + index, partsCents[index] ?? 0, tax)),
    notes: [...(raised === undefined ? [] : [texts.raised(raised)]), texts.conditions(figureDay.year), nl.gainDecides].join(' '),
    link: nl.calculatorLink('gift-tax', emptyAddress('gift-tax')),
    sources: [nl.ownArticles.gain, ...listFigureSources(book, [{ ids: raised === undefined ? ids : [...ids, ...giftTaxFigures(RAISED)], day: figureDay.day }])],
    reference: 'berekening:schenkbelasting',
    suggestions: [],
  })
}

export const spreadGiftSum: Sum<SpreadFacts> = {
  read,
  recognise,
  subject,
  mayChange: (said, { partsCents, years, thousandsCents }) =>
    (partsCents ?? years ?? thousandsCents) !== undefined && !said.asksForRule() && (said.startsAsChange() || !asksSomething.test(said.text)),
  change,
  answer,
}
