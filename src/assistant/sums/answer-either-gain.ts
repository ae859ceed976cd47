/** Answers how much tax an amount from someone costs when the question does not say whether it is a gift or an inheritance. */
import { emptyAddress } from '../../figures/calculators/calculator-address.ts'
import { listFigureSources } from '../../figures/figure-sources.ts'
import type { FigureBook } from '../../figures/figure.ts'
import type { EngineAnswer } from '../conversation/engine.ts'
import * as nl from './calculation.nl.ts'
import { detectTopic, isUnsupported } from './detect-topic.ts'
import { extractSlots } from './extract-slots.ts'
import { listGainCases, type GainTopic } from './sums/gain-cases.ts'
import * as steps from './sums/gain-steps.nl.ts'
import { findKin } from './kin.ts'
import { normaliseQuestion } from './normalise-question.ts'
import { yearLines } from './sums/purchase-text.ts'
import { asksForOutcome, asksForRule } from './question-shape.ts'
import { subjects } from './subject-words.nl.ts'

const TOPICS: readonly GainTopic[] = ['inheritance-tax', 'gift-tax']

/** Both outcomes for one amount from one person; undefined when the question is about something else. */
export function answerEitherGain(question: string, day: string, book: FigureBook): EngineAnswer | undefined {
  const text = normaliseQuestion(question)
  const isOther = subjects.otherTax.test(text) || subjects.property.test(text) || subjects.transferTax.test(text) || subjects.notary.test(text)
  if (!subjects.tax.test(text) || isOther || detectTopic(text) || asksForRule(text) || !asksForOutcome(text)) return undefined
  if (subjects.inherits.test(text) || subjects.gives.test(text) || !findKin(text).some(({ role }) => role === 'giver')) return undefined
  const cases = TOPICS.flatMap((topic) => {
    const slots = isUnsupported(text, topic) ? undefined : extractSlots(text, day, topic)
    const [one, ...others] = (slots?.amountsCents?.length === 1 && slots.relation && listGainCases({ ...slots, topic }, day, book)) || []
    return one && others.length === 0 ? [{ topic, one }] : []
  })
  if (cases.length < TOPICS.length) return undefined
  return {
    kind: 'berekening',
    text: [
      nl.bold(steps.giftOrInheritance(cases.map(({ topic, one }) => [topic, one.tax.taxCents]))),
      nl.bullets(cases.map(({ topic, one }) => steps.eitherLine(topic, one.receivedCents, one.tax))),
      [steps.eitherCondition, ...yearLines(cases.map(({ one }) => one.figureDay)), nl.gainDecides].join(' '),
      TOPICS.map((topic) => nl.calculatorLink(topic, emptyAddress(topic))).join('\n'),
    ].join('\n\n'),
    sources: [
      nl.ownArticles.gain,
      ...listFigureSources(
        book,
        cases.map(({ one }) => ({ ids: one.tax.steps.flatMap((step) => step.figures), day: one.figureDay.day })),
      ),
    ],
    reference: 'berekening:erfbelasting',
    suggestions: [...steps.eitherQuestions],
  }
}
