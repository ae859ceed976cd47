/** The tax over what somebody inherits or is given: one receiver, or several with equal parts. */
import { detectSubject } from '../detect-topic.ts'
import { gainWords } from '../question-words.nl.ts'
import { answerGain } from './answer-gain.ts'
import { completeGain, mergeGain } from './change-gain.ts'
import type { GainFacts, GainSaid } from './gain-facts.ts'
import { readGain } from './read-gain.ts'
import { taxSum } from './tax-sum.ts'

const OF_INHERITANCE: readonly (keyof GainSaid)[] = ['amountsCents', 'deltaCents', 'debtCents', 'each', 'receivers', 'relation', 'years', 'keeps']
const OF_GIFT: readonly (keyof GainSaid)[] = [...OF_INHERITANCE, 'childAge', 'selfAge', 'oneTimeRaise', 'raiseUsed']

export const gainTaxSum = taxSum<GainFacts, GainSaid>({
  topics: ['inheritance-tax', 'gift-tax'],
  read: readGain,
  subjectOf: detectSubject,
  complete: completeGain,
  listChanged: (newer) => (newer.topic === 'gift-tax' ? OF_GIFT : OF_INHERITANCE).filter((key) => newer[key] !== undefined),
  numbers: new Set(['amountsCents', 'deltaCents', 'selfAge', 'partnerAge', 'childAge']),
  merge: mergeGain,
  words: gainWords,
  patterns: [],
  answer: answerGain,
})
