/** The tax over what somebody inherits or is given: one receiver, or several with equal parts. */
import { detectSubject } from '../detect-topic.ts'
import { gainWords } from '../question-words.nl.ts'
import { tellsDebt, tellsTaken, wordingOf } from './debts.ts'
import { answerGain } from './answer-gain.ts'
import { completeGain, mergeGain } from './change-gain.ts'
import type { GainFacts, GainSaid } from './gain-facts.ts'
import { readGain } from './read-gain.ts'
import type { Utterance } from '../utterance.ts'
import { taxSum } from './tax-sum.ts'

const OF_INHERITANCE: readonly (keyof GainSaid)[] = ['amountsCents', 'deltaCents', 'debtCents', 'each', 'receivers', 'relation', 'years', 'keeps']
const OF_GIFT: readonly (keyof GainSaid)[] = [...OF_INHERITANCE, 'childAge', 'selfAge', 'oneTimeRaise', 'raiseUsed']

/** Beside those that were told, or one of them. */
function isOfDebts({ debts }: GainFacts, { text }: Utterance): boolean {
  const { adds, isKnown } = wordingOf(text)
  return adds || (isKnown && debts !== undefined && debts.length > 0)
}

export const gainTaxSum = taxSum<GainFacts, GainSaid>({
  topics: ['inheritance-tax', 'gift-tax'],
  read: readGain,
  subjectOf: detectSubject,
  complete: completeGain,
  listChanged: (newer) => (newer.topic === 'gift-tax' ? OF_GIFT : OF_INHERITANCE).filter((key) => newer[key] !== undefined),
  tells: (before, newer, said) =>
    newer.topic === 'inheritance-tax' && (newer.claimCents !== undefined || tellsTaken(said) || (tellsDebt(said, newer) && isOfDebts(before, said))),
  numbers: new Set(['amountsCents', 'deltaCents', 'selfAge', 'partnerAge', 'childAge']),
  merge: mergeGain,
  words: gainWords,
  patterns: [],
  answer: answerGain,
})
