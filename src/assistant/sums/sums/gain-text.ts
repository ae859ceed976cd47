/** Puts the cases of an inheritance or a gift into words: labels, steps and conditions. */
import { centsOfStep } from '../../../figures/bracket-tax.ts'
import * as nl from '../calculation.nl.ts'
import * as steps from './gain-steps.nl.ts'
import type { GainTopic } from '../detect-topic.ts'
import type { GainCase } from './gain-cases.ts'
import { claimsOf } from './earlier-claims.ts'
import { claimTexts } from './earlier-claims.nl.ts'
import { yearLines } from './year-lines.ts'
import type { GainFacts } from './gain-facts.ts'

const variesIn = (cases: readonly GainCase[], pick: (one: GainCase) => unknown): boolean => new Set(cases.map(pick)).size > 1

/** '€ 7.377', '€ 7.377 per persoon' or '€ 7.377 per persoon, samen € 22.131'. */
export function taxText(one: GainCase, facts: GainFacts): string {
  if (one.receivers > 1) return nl.perPersonOf(one.tax.taxCents, one.receivers)
  return facts.each ? nl.perPerson(one.tax.taxCents) : nl.euro(one.tax.taxCents)
}

/** Whether nothing is open but that the raised exemption may have been used before. */
export const asksRaise = (cases: readonly GainCase[]): boolean => cases.some(({ assumption }) => assumption === 'raise-unused')

/** What makes the cases differ. */
export function dependenciesOf(topic: GainTopic, cases: readonly GainCase[]): string[] {
  return [
    variesIn(cases, (one) => one.relation) ? (topic === 'gift-tax' ? nl.depends.giver : nl.depends.relation) : undefined,
    variesIn(cases, (one) => one.totalCents) ? nl.depends.amount : undefined,
    variesIn(cases, (one) => one.receivers) && !variesIn(cases, (one) => one.relation) ? nl.depends.receivers : undefined,
    variesIn(cases, (one) => one.figureDay.year) ? nl.depends.year : undefined,
    variesIn(cases, (one) => one.assumption) ? (asksRaise(cases) ? nl.depends.raise : nl.depends.receiverAge) : undefined,
  ].filter((text) => text !== undefined)
}

/** 'Een kind, in 2025: vrijstelling € 25.490, belasting € 2.451.' */
export function caseLineOf(one: GainCase, cases: readonly GainCase[], facts: GainFacts): string {
  const labels = [
    variesIn(cases, (other) => other.relation) ? nl.relationLabel(one.relation) : undefined,
    variesIn(cases, (other) => other.totalCents) ? nl.atPrice(one.totalCents) : undefined,
    variesIn(cases, (other) => other.receivers) && !variesIn(cases, (other) => other.relation) ? nl.persons(one.receivers) : undefined,
    variesIn(cases, (other) => other.figureDay.year) ? nl.inYear(one.figureDay.year) : undefined,
    one.assumption && nl.raiseAssumption[one.assumption],
  ].filter((text) => text !== undefined)
  return nl.caseLine(labels, nl.gainCase(centsOfStep(one.tax, 'exemption'), taxText(one, facts)))
}

/** The steps of a single case, in the order of the calculation. */
export function stepLinesOf(topic: GainTopic, one: GainCase, facts: GainFacts): string[] {
  const received = centsOfStep(one.tax, 'received')
  const debt = (topic === 'inheritance-tax' && facts.debtCents) || undefined
  const claims = claimsOf(facts, one.receivers)
  const before = facts.amountsCents?.[0] ?? one.totalCents
  return [
    ...(facts.share ? [steps.shareLine(facts.share)] : []),
    ...(facts.parts ? [steps.partsLine[facts.parts.by](facts.parts)] : []),
    ...(debt === undefined ? [] : [nl.afterDebts(before, debt, one.totalCents + claims)]),
    ...(claims > 0 ? [claimTexts.off(one.totalCents + claims, claims)] : []),
    ...(one.receivers > 1 && !facts.each ? [nl.divided(one.totalCents, one.receivers, received)] : [nl.receivedLine[topic](received)]),
    nl.exemptionLine(one.relation, centsOfStep(one.tax, 'exemption'), one.raised),
    nl.taxableLine(centsOfStep(one.tax, 'taxable')),
    ...one.tax.steps.flatMap((step) => (step.percent === undefined ? [] : [`${nl.taxOver(step.percent, step.baseCents ?? 0, step.cents)}.`])),
    ...(facts.keeps ? [steps.leftLine(received, one.tax.taxCents)] : []),
  ]
}

/** One paragraph; ends with who decides. */
export function conditionsOf(topic: GainTopic, cases: readonly GainCase[], facts: GainFacts): string {
  const relations = new Set(cases.map((one) => one.relation))
  const isGift = topic === 'gift-tax'
  const notes = [...relations].map((relation) => (isGift ? (relation === 'partner' ? nl.giftPartnerCondition : undefined) : nl.relationConditions[relation]))
  const raise = cases.some((one) => one.raised)
    ? facts.oneTimeRaise === 'study'
      ? steps.studyConditions
      : nl.raiseConditions
    : facts.oneTimeRaise && isGift
      ? nl.raiseOnlyForChild
      : undefined
  const several = facts.several && facts.receivers === undefined && !facts.each && cases.every((one) => one.receivers === 1) ? nl.forOneReceiver : undefined
  const gift = facts.giftCounts ? steps.giftCounts : undefined
  const claim = facts.claim ? steps.paidByParent : undefined
  return [
    isGift ? nl.giftConditions : nl.inheritanceConditions,
    several,
    gift,
    claim,
    facts.otherDiedFirst && facts.claimCents === undefined ? claimTexts.open : undefined,
    ...notes,
    raise,
    ...yearLines(cases.map((one) => one.figureDay)),
    nl.gainDecides,
  ]
    .filter((text) => text !== undefined)
    .join(' ')
}
