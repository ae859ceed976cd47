/** Tells whether a normalised question asks for an outcome, for a rule, or for a change of the calculation before it. */
import { namesCalculation } from './detect-topic.ts'
import { kinWords } from './kin-words.nl.ts'
import { propertyWords } from './property-words.nl.ts'
import { asksFor, changing, continuing, wordsOf } from './question-words.nl.ts'
import type { CalculationTopic } from './slots.ts'

const MAX_WORDS_OF_BARE_QUESTION = 12
const MAX_WORDS_OF_CHANGE = 20

/** About a rule, a term or a way to avoid tax: the knowledge base answers it, whatever amounts it names. */
export const asksForRule = (text: string): boolean => asksFor.procedure.test(text) || asksFor.rule.test(text)

/** Asks for an outcome in words, or by naming the tax next to an amount in a few words. */
export function asksForOutcome(text: string): boolean {
  if (asksFor.outcome.test(text) || /\bbelasting ?\?$/.test(text)) return true
  return namesCalculation(text) && !asksFor.limit.test(text) && (text.endsWith('?') || countWords(text) <= MAX_WORDS_OF_BARE_QUESTION)
}

/** Starts with a word that ties it to what was said before. */
export const continues = (text: string): boolean => startsWith(continuing, text)

/** Starts like a change: 'en als', 'bij 500.000', 'ik ben 36', or with the number itself. */
export const startsAsChange = (text: string): boolean => countWords(text) <= MAX_WORDS_OF_CHANGE && (continues(text) || startsWith(changing, text))

/** How many words of the question do not belong to a change of a calculation on this topic. */
export function countForeignWords(text: string, topic: CalculationTopic): number {
  const isPurchase = topic === 'transfer-tax' || topic === 'purchase-costs'
  const known = wordsOf[isPurchase ? 'purchase' : 'gain']
  const names = [...(isPurchase ? Object.values(propertyWords) : []), ...kinWords.map(([pattern]) => pattern)]
  const rest = names.reduce((left, pattern) => left.replace(new RegExp(pattern.source, 'g'), ' '), text)
  return rest.split(/[^a-z0-9]+/).filter((word) => word !== '' && !/\d/.test(word) && !known.has(word)).length
}

const countWords = (text: string): number => text.split(' ').length
const startsWith = (pattern: RegExp, text: string): boolean => pattern.exec(text)?.index === 0
