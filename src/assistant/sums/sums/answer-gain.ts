/** Answers how much tax an inheritance or a gift costs. */
import { emptyAddress, giftTaxAddress, inheritanceTaxAddress } from '../../../figures/calculators/calculator-address.ts'
import { calculateGiftTax, canRaise, giftRelationOf, giftTaxFigures, raiseAges } from '../../../figures/gift-tax.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import * as steps from './gain-steps.nl.ts'
import { chooseDays, findOtherYear } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { GainTopic } from '../detect-topic.ts'
import { claimsOf } from './earlier-claims.ts'
import { hasUncounted, listGainCases, type GainCase } from './gain-cases.ts'
import { asksRaise, caseLineOf, conditionsOf, dependenciesOf, stepLinesOf, taxText } from './gain-text.ts'
import type { GainFacts } from './gain-facts.ts'
import { asksRelation, raiseQuestion, readingOfGain } from './sum-reading.nl.ts'
import { answerShortfall } from './shortfall.ts'
import { figuresOfCases, showSum, differenceOf } from './show-sum.ts'

const references: Record<GainTopic, string> = { 'inheritance-tax': 'berekening:erfbelasting', 'gift-tax': 'berekening:schenkbelasting' }
const MAX_SUGGESTIONS = 3
/** For less tax nobody gives up an exemption that can be used once. */
const WORTH_A_RAISE_CENTS = 100_000

/** Undefined without an amount, when there would be too many cases to read, or without figures of the year. */
export function answerGain(facts: GainFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const { topic } = facts
  const short = shortfallOf(facts)
  if (short) return short
  const cases = listGainCases(facts, day, book)
  const [first] = cases ?? []
  if (!cases || !first) return undefined
  const isPerPerson = new Set(cases.map((one) => one.receivers)).size > 1 && new Set(cases.map((one) => one.relation)).size === 1
  const amounts = [...new Set(cases.map((one) => (isPerPerson ? nl.euro(one.tax.taxCents) : taxText(one, facts))))]
  const name = isPerPerson ? nl.gainNameEach[topic] : nl.gainName[topic]
  const lines = cases.length === 1 ? stepLinesOf(topic, first, facts) : cases.map((one) => caseLineOf(one, cases, facts))
  const relations = new Set(cases.map((one) => one.relation))
  const sameTotal = new Set(cases.map((one) => one.totalCents)).size === 1
  return showSum({
    reading:
      sameTotal && !facts.parts
        ? readingOfGain(
            topic,
            first.totalCents,
            relations.size === 1 ? nl.relationLabel(first.relation) : undefined,
            isPerPerson ? 1 : first.receivers,
            first.figureDay.year,
          )
        : undefined,
    asks: relations.size > 1 && !facts.relations ? asksRelation(topic) : asksRaise(cases) ? raiseQuestion : undefined,
    isOpen:
      (facts.otherDiedFirst && facts.claimCents === undefined) ||
      isPerPerson ||
      hasUncounted(facts, cases) ||
      cases.some(({ assumption }) => assumption !== undefined),
    days: cases.map(({ figureDay }) => figureDay),
    outcome: [nl.outcome(name, amounts, dependenciesOf(topic, cases)), ...leftOf(cases, facts), ...differenceOf(cases, facts)].join(' '),
    lines,
    notes: [raiseOf(cases, facts, book), conditionsOf(topic, cases, facts)].filter((part) => part !== undefined).join(' '),
    link: nl.calculatorLink(topic, gainAddressOf(topic, cases, facts)),

    sources: [nl.ownArticles.gain, ...listFigureSources(book, figuresOfCases(cases))],
    reference: references[topic],
    suggestions: suggestionsOf(topic, cases, facts, book).slice(0, MAX_SUGGESTIONS),
  })
}

/** Of one inheritance; what an heir gets is more than what it owes. */
function shortfallOf({ topic, amountsCents = [], debtCents = 0, share, each, ...facts }: GainFacts): EngineAnswer | undefined {
  const [ownedCents, ...others] = amountsCents
  if (topic === 'gift-tax' || ownedCents === undefined || others.length > 0 || share || each) return undefined
  return answerShortfall({
    ownedCents,
    owedCents: debtCents + claimsOf(facts, facts.receivers ?? 1),
    reference: references[topic],
    sources: [nl.ownArticles.gain],
  })
}

/** What is left, when that is asked and there is one outcome. */
function leftOf(cases: readonly GainCase[], facts: GainFacts): string[] {
  const [only] = cases
  return facts.keeps && only && cases.length === 1 ? [steps.left(only.receivedCents - only.tax.taxCents, only.receivers)] : []
}

/** What the tax would be with an exemption that nobody thought of, where a child may still use it. */
function raiseOf(cases: readonly GainCase[], { topic, oneTimeRaise, raiseUsed, childAge, selfAge }: GainFacts, book: FigureBook): string | undefined {
  const [only, ...others] = cases
  if (topic !== 'gift-tax' || oneTimeRaise || raiseUsed || !only || others.length > 0 || only.relation !== 'child') return undefined
  if (only.tax.taxCents < WORTH_A_RAISE_CENTS) return undefined
  const input = { receivedCents: only.receivedCents, relation: 'child', oneTimeRaise: 'free', age: (childAge ?? selfAge)?.years ?? raiseAges.from } as const
  const { year, day } = only.figureDay
  if (!canRaise(input) || chooseDays(book, giftTaxFigures(input), [year], day)?.[0]?.year !== year) return undefined
  const { taxCents } = calculateGiftTax(book, day, input)
  return taxCents < only.tax.taxCents ? steps.withRaise(taxCents) : undefined
}

export function gainAddressOf(topic: GainTopic, cases: readonly GainCase[], facts: GainFacts): string {
  const [only] = cases
  if (!only || cases.length > 1) return emptyAddress(topic)
  const { relation, receivedCents, figureDay } = only
  if (topic === 'inheritance-tax') {
    const count = relation === 'parent' || relation === 'partner' ? 1 : only.receivers
    return inheritanceTaxAddress({ heirs: Array.from({ length: count }, () => ({ relation, receivedCents })), year: figureDay.year })
  }
  const raise = only.raised ? { oneTimeRaise: facts.oneTimeRaise, age: (facts.childAge ?? facts.selfAge)?.years } : {}
  return giftTaxAddress({ relation: giftRelationOf(relation), receivedCents, year: figureDay.year, ...raise })
}

function suggestionsOf(topic: GainTopic, cases: readonly GainCase[], facts: GainFacts, book: FigureBook): string[] {
  const [first] = cases
  if (!first) return []
  const relations = new Set(cases.map((one) => one.relation))
  const otherYear = relations.size === 1 ? findOtherYear(book, first.figureIds, first.figureDay.year) : undefined
  const mayRaise = topic === 'gift-tax' && relations.has('child') && relations.size === 1 && !facts.oneTimeRaise
  return [
    mayRaise ? nl.suggest.raise : undefined,
    facts.several && relations.size === 1 && relations.has('child') ? nl.suggest.threeChildren : undefined,
    relations.size > 1 || relations.has('grandchild') ? nl.suggest.child : nl.suggest.grandchild,
    relations.size > 1 || !relations.has('other') ? nl.suggest.friend : undefined,
    otherYear === undefined ? undefined : nl.suggest.year(otherYear),
    topic === 'inheritance-tax' ? nl.suggest.asGift : nl.suggest.asInheritance,
  ].filter((text) => text !== undefined)
}
