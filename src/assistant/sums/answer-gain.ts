/** Answers how much tax an inheritance or a gift costs. */
import { emptyAddress, giftTaxAddress, inheritanceTaxAddress } from '../../figures/calculators/calculator-address.ts'
import type { FigureBook } from '../../figures/figure.ts'
import type { EngineAnswer } from '../conversation/engine.ts'
import * as nl from './calculation.nl.ts'
import * as steps from './sums/gain-steps.nl.ts'
import { findOtherYear } from '../../figures/figure-days.ts'
import { listFigureSources } from '../../figures/figure-sources.ts'
import { listGainCases, type GainCase, type GainTopic } from './sums/gain-cases.ts'
import { caseLineOf, conditionsOf, dependenciesOf, stepLinesOf, taxText } from './sums/gain-text.ts'
import type { Slots } from './slots.ts'

const references: Record<GainTopic, string> = { 'inheritance-tax': 'berekening:erfbelasting', 'gift-tax': 'berekening:schenkbelasting' }
const MAX_SUGGESTIONS = 3

export function answerGain(topic: GainTopic, slots: Slots, day: string, book: FigureBook): EngineAnswer | undefined {
  const cases = listGainCases(slots, day, book)
  const [first] = cases ?? []
  if (!cases || !first) return undefined
  const isPerPerson = new Set(cases.map((one) => one.receivers)).size > 1 && new Set(cases.map((one) => one.relation)).size === 1
  const amounts = [...new Set(cases.map((one) => (isPerPerson ? nl.euro(one.tax.taxCents) : taxText(one, slots))))]
  const name = isPerPerson ? nl.gainNameEach[topic] : nl.gainName[topic]
  const lines = cases.length === 1 ? stepLinesOf(topic, first, slots) : cases.map((one) => caseLineOf(one, cases, slots))
  return {
    kind: 'berekening',
    text: [
      nl.bold([nl.outcome(name, amounts, dependenciesOf(topic, cases)), ...leftOf(cases, slots), ...differenceOf(cases, slots)].join(' ')),
      nl.bullets(lines),
      conditionsOf(topic, cases, slots),
      nl.calculatorLink(topic, addressOf(topic, cases, slots)),
    ].join('\n\n'),
    sources: [
      nl.ownArticles.gain,
      ...listFigureSources(
        book,
        cases.map((one) => ({ ids: one.tax.steps.flatMap((step) => step.figures), day: one.figureDay.day })),
      ),
    ],
    reference: references[topic],
    suggestions: suggestionsOf(topic, cases, slots, book).slice(0, MAX_SUGGESTIONS),
  }
}

/** What is left, when that is asked and there is one outcome. */
function leftOf(cases: readonly GainCase[], slots: Slots): string[] {
  const [only] = cases
  return slots.keeps && only && cases.length === 1 ? [steps.left(only.receivedCents - only.tax.taxCents, only.receivers)] : []
}

/** How much two outcomes differ, when that is asked. */
function differenceOf(cases: readonly GainCase[], slots: Slots): string[] {
  const [one, other, ...rest] = cases
  return slots.difference && one && other && rest.length === 0 ? [nl.differenceIs(Math.abs(one.tax.taxCents - other.tax.taxCents))] : []
}

function addressOf(topic: GainTopic, cases: readonly GainCase[], slots: Slots): string {
  const [only] = cases
  if (!only || cases.length > 1) return emptyAddress(topic)
  const { relation, receivedCents, figureDay } = only
  if (topic === 'inheritance-tax') {
    const count = relation === 'parent' || relation === 'partner' ? 1 : only.receivers
    return inheritanceTaxAddress({ heirs: Array.from({ length: count }, () => ({ relation, receivedCents })), year: figureDay.year })
  }
  const giftRelation = relation === 'child-with-disability' ? 'child' : relation
  const raise = only.raised ? { oneTimeRaise: slots.oneTimeRaise, age: (slots.childAge ?? slots.selfAge)?.years } : {}
  return giftTaxAddress({ relation: giftRelation, receivedCents, year: figureDay.year, ...raise })
}

function suggestionsOf(topic: GainTopic, cases: readonly GainCase[], slots: Slots, book: FigureBook): string[] {
  const [first] = cases
  if (!first) return []
  const relations = new Set(cases.map((one) => one.relation))
  const otherYear = relations.size === 1 ? findOtherYear(book, first.figureIds, first.figureDay.year) : undefined
  const canRaise = topic === 'gift-tax' && relations.has('child') && relations.size === 1 && !slots.oneTimeRaise
  return [
    canRaise ? nl.suggest.raise : undefined,
    slots.several && relations.size === 1 && relations.has('child') ? nl.suggest.threeChildren : undefined,
    relations.size > 1 || relations.has('grandchild') ? nl.suggest.child : nl.suggest.grandchild,
    relations.size > 1 || !relations.has('other') ? nl.suggest.friend : undefined,
    otherYear === undefined ? undefined : nl.suggest.year(otherYear),
    topic === 'inheritance-tax' ? nl.suggest.asGift : nl.suggest.asInheritance,
  ].filter((text) => text !== undefined)
}
