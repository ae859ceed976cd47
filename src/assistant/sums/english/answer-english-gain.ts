/** Says in English how much tax an inheritance or a gift costs; worked out by the same cases as in Dutch. */
import { centsOfStep } from '../../../figures/bracket-tax.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import type { GainTopic } from '../detect-topic.ts'
import { gainAddressOf } from '../sums/answer-gain.ts'
import { hasUncounted, listGainCases, type GainCase } from '../sums/gain-cases.ts'
import type { GainFacts } from '../sums/gain-facts.ts'
import { asksRaise } from '../sums/gain-text.ts'
import { figuresOfCases, showSum } from '../sums/show-sum.ts'
import { yearLinesEn } from './english-years.ts'
import * as en from './sums.en.ts'

const references: Record<GainTopic, string> = { 'inheritance-tax': 'berekening:erfbelasting', 'gift-tax': 'berekening:schenkbelasting' }

const varies = (cases: readonly GainCase[], pick: (one: GainCase) => unknown): boolean => new Set(cases.map(pick)).size > 1

const taxText = ({ tax, receivers }: GainCase, { each }: GainFacts): string =>
  receivers > 1 ? en.together(tax.taxCents, receivers) : each ? en.perPerson(tax.taxCents) : en.euro(tax.taxCents)

/** Undefined without an amount, when there would be too many cases to read, or without figures of the year. */
export function answerEnglishGain(facts: GainFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const { topic } = facts
  const cases = listGainCases(facts, day, book)
  const [first] = cases ?? []
  if (!cases || !first) return undefined
  const isOpen = varies(cases, ({ relation }) => relation)
  const isUncounted = varies(cases, ({ receivers }) => receivers)
  const amounts = [...new Set(cases.map((one) => (isOpen || !isUncounted ? taxText(one, facts) : en.perPerson(one.tax.taxCents))))]
  return showSum({
    reading: en.gainReading(
      topic,
      first.totalCents,
      isOpen ? undefined : en.relationName(first.relation),
      isUncounted ? 1 : first.receivers,
      first.figureDay.year,
    ),
    asks: isOpen ? en.asksRelation(topic) : asksRaise(cases) ? en.asksRaise : undefined,
    isOpen: isUncounted || hasUncounted(facts, cases) || cases.some(({ assumption }) => assumption !== undefined),
    days: cases.map(({ figureDay }) => figureDay),
    outcome: [en.outcome(en.names[topic], amounts, dependenciesOf(topic, cases)), ...leftOf(cases, facts)].join(' '),
    lines: cases.length === 1 ? stepsOf(topic, first, facts) : cases.map((one) => caseLineOf(one, cases, facts)),
    notes: notesOf(topic, cases, facts),
    link: en.calculatorLink(topic, gainAddressOf(topic, cases, facts)),
    sources: listFigureSources(book, figuresOfCases(cases), 'en'),
    reference: references[topic],
    suggestions: [
      ...(topic === 'gift-tax' && first.relation === 'child' && !isOpen && !facts.oneTimeRaise && !facts.raiseUsed ? [en.suggest.raise] : []),
      first.relation === 'child' && !isOpen ? en.suggest.grandchild : en.suggest.child,
      en.suggest.friend,
    ],
  })
}

/** What is left, when that is asked and there is one outcome. */
function leftOf([only, ...others]: readonly GainCase[], { keeps }: GainFacts): string[] {
  return keeps && only && others.length === 0 ? [en.left(only.receivedCents - only.tax.taxCents, only.receivers)] : []
}

const dependenciesOf = (topic: GainTopic, cases: readonly GainCase[]): string[] => [
  ...(varies(cases, ({ relation }) => relation) ? [en.depends.relation[topic]] : varies(cases, ({ receivers }) => receivers) ? [en.depends.receivers] : []),
  ...(varies(cases, ({ figureDay }) => figureDay.year) ? [en.depends.year] : []),
  ...(varies(cases, ({ assumption }) => assumption) ? [asksRaise(cases) ? en.depends.raise : en.depends.receiverAge] : []),
]

function caseLineOf(one: GainCase, cases: readonly GainCase[], facts: GainFacts): string {
  const isOpen = varies(cases, ({ relation }) => relation)
  const labels = [
    ...(isOpen ? [en.relationName(one.relation)] : varies(cases, ({ receivers }) => receivers) ? [en.peopleLabel(one.receivers)] : []),
    ...(varies(cases, ({ figureDay }) => figureDay.year) ? [en.inYear(one.figureDay.year)] : []),
    ...(one.assumption ? [en.raiseAge[one.assumption]] : []),
  ]
  return en.caseLine(labels, en.gainCase(centsOfStep(one.tax, 'exemption'), taxText(one, facts)))
}

/** The steps of a single case, in the order of the calculation. */
function stepsOf(topic: GainTopic, one: GainCase, { amountsCents, debtCents, each }: GainFacts): string[] {
  const received = centsOfStep(one.tax, 'received')
  return [
    ...(topic === 'inheritance-tax' && debtCents ? [en.afterDebts(amountsCents?.[0] ?? one.totalCents, debtCents, one.totalCents)] : []),
    one.receivers > 1 && !each ? en.divided(one.totalCents, one.receivers, received) : en.received[topic](received),
    en.exemption(one.relation, centsOfStep(one.tax, 'exemption'), one.raised),
    en.taxable(centsOfStep(one.tax, 'taxable')),
    ...one.tax.steps.flatMap(({ percent, baseCents, cents }) => (percent === undefined ? [] : [`${en.taxOver(percent, baseCents ?? 0, cents)}.`])),
  ]
}

function notesOf(topic: GainTopic, cases: readonly GainCase[], { oneTimeRaise, several, receivers, each }: GainFacts): string {
  const relations = new Set(cases.map(({ relation }) => relation))
  const isGift = topic === 'gift-tax'
  return [
    en.gainNotes[topic],
    ...(relations.has('partner') ? [en.partnerNote[topic]] : []),
    ...(relations.has('parent') && !isGift ? [en.parentsNote] : []),
    ...(several && receivers === undefined && !each && cases.every((one) => one.receivers === 1) ? [en.oneReceiver] : []),
    ...(cases.some(({ raised }) => raised) ? [en.raiseNote] : isGift && oneTimeRaise ? [en.raiseOnlyForChild] : []),
    ...yearLinesEn(cases.map(({ figureDay }) => figureDay)),
    en.gainDecides,
  ].join(' ')
}
