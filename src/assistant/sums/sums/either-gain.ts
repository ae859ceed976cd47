/** The tax over an amount from someone, when the question does not say whether it is a gift or an inheritance: both outcomes. */
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { isUnsupported, type GainTopic } from '../detect-topic.ts'
import { buys } from '../question-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { neverChanges } from './change-by-words.ts'
import { listGainCases } from './gain-cases.ts'
import type { GainFacts } from './gain-facts.ts'
import * as steps from './gain-steps.nl.ts'
import { readGain } from './read-gain.ts'
import type { Sum } from './sum.ts'
import { yearLines } from './year-lines.ts'
import { figuresOfCases, showSum } from './show-sum.ts'

const TOPICS: readonly GainTopic[] = ['inheritance-tax', 'gift-tax']

export interface EitherGainFacts {
  /** The same amount from the same person, as each of the two. */
  gains: readonly GainFacts[]
}

function read(said: Utterance): Partial<EitherGainFacts> {
  const { text } = said
  const isOther =
    buys.test(text) || subjects.otherTax.test(text) || subjects.property.test(text) || subjects.transferTax.test(text) || subjects.notary.test(text)
  if (!subjects.tax.test(text) || isOther || said.topic() || subjects.inherits.test(text) || subjects.gives.test(text)) return {}
  if (!said.kin().some(({ role }) => role === 'giver')) return {}
  return { gains: TOPICS.flatMap((topic) => (isUnsupported(said, topic) ? [] : (readGain(said, topic) ?? []))) }
}

function recognise(said: Utterance, { gains }: Partial<EitherGainFacts>): EitherGainFacts | undefined {
  const isClear = gains?.length === TOPICS.length && gains.every(({ amountsCents, relation }) => amountsCents?.length === 1 && relation)
  return isClear && said.asksForOutcome() && !said.asksForRule() ? { gains } : undefined
}

function answer({ gains }: EitherGainFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const cases = gains.flatMap((facts) => {
    const [one, ...others] = listGainCases(facts, day, book) ?? []
    return one && others.length === 0 ? [{ topic: facts.topic, one }] : []
  })
  if (cases.length < TOPICS.length) return undefined
  return showSum({
    days: cases.map(({ one }) => one.figureDay),
    outcome: steps.giftOrInheritance(cases.map(({ topic, one }) => [topic, one.tax.taxCents])),
    lines: cases.map(({ topic, one }) => steps.eitherLine(topic, one.receivedCents, one.tax)),
    notes: [steps.eitherCondition, ...yearLines(cases.map(({ one }) => one.figureDay)), nl.gainDecides].join(' '),
    link: TOPICS.map((topic) => nl.calculatorLink(topic, emptyAddress(topic))).join('\n'),

    sources: [nl.ownArticles.gain, ...listFigureSources(book, figuresOfCases(cases.map(({ one }) => one)))],
    reference: 'berekening:erfbelasting',
    suggestions: [...steps.eitherQuestions],
  })
}

export const eitherGainSum: Sum<EitherGainFacts> = { isGeneral: true, read, recognise, ...neverChanges, answer }
