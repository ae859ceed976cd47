/** Tells whether a normalised question asks for an outcome, for a rule, or for a change of the calculation before it. */
import { namesCalculation } from './detect-topic.ts'
import { kinWords } from './kin-words.nl.ts'
import { ofOthers, otherSubject } from './others-words.nl.ts'
import {
  asksAmount,
  asksFor,
  asksSomething,
  asksWhatToDo,
  changing,
  continuing,
  correcting,
  ofSomethingElse,
  restating,
  ruleBesideAmount,
} from './question-words.nl.ts'

const MAX_WORDS_OF_BARE_QUESTION = 18
const MAX_WORDS_OF_CHANGE = 20
/** Of thousands; an age, a year and a number of people are smaller or stand without a dot. */
const AMOUNT = /\d\.\d{3}|\d{5}|\d ?(?:euro|ton|duizend|mille|miljoen|k)\b|€/

/** 'En belasting over die 30.000?' */
const TAX_OVER = /(?:^|[.?!] )(?:en |maar |hoe zit het (?:dan )?met )*(?:de |hoeveel )?[a-z]*belasting (?:over|op|bij) (?:die|dat|deze|dit|de|het) (?=.*\d)/

/** About a rule, a term or a way to avoid tax: the knowledge base answers it, whatever amounts it names. */
export function asksForRule(text: string): boolean {
  const own = text.replace(ruleBesideAmount, '')
  return asksFor.procedure.test(own) || asksFor.rule.test(own) || (asksWhatToDo.test(own) && !asksAmount.test(own))
}

/** Asks for an outcome in words, or by naming the tax next to an amount in a few words. */
export function asksForOutcome(text: string): boolean {
  if (asksFor.outcome.test(text) || TAX_OVER.test(text) || /\b[a-z]*belasting(?: (?:per|pp|p\.p|ieder|elk|samen|totaal|in totaal)\b.*)? ?\??$/.test(text))
    return true
  return namesCalculation(text) && !asksFor.limit.test(text) && (text.endsWith('?') || countWords(text) <= MAX_WORDS_OF_BARE_QUESTION)
}

/** Starts with a word that ties it to what was said before. */
export const continues = (text: string): boolean => startsWith(continuing, text)

/** Starts like a change: 'en als', 'bij 500.000', 'ik ben 36', or with the number itself. */
export const startsAsChange = (text: string): boolean => countWords(text) <= MAX_WORDS_OF_CHANGE && (continues(text) || startsWith(changing, text))

/** Tells something with a number: after a question that named no amount it gives what was missing. */
export const isStatement = (text: string): boolean => !text.includes('?') && /\d/.test(text) && countWords(text) <= MAX_WORDS_OF_CHANGE

const MAX_WORDS_OF_CORRECTION = 40
/** Where one thing that is told ends and the next begins; a comma inside an amount has no space behind it. */
const BETWEEN_CLAUSES = /(?<=[a-z]{2}|\d)[.;,!] |[.!]$| (?:want|omdat) /

/** Puts something right that was said before, and asks nothing. */
export const corrects = (text: string): boolean => correcting.test(text) && !asksSomething.test(text) && countWords(text) <= MAX_WORDS_OF_CORRECTION

/** The things that a message tells, one by one. */
export const clausesOf = (text: string): string[] => text.split(BETWEEN_CLAUSES).filter((clause) => clause !== '')

/** After a sum: the same over another amount, in whatever words. */
export const restatesAmount = (text: string): boolean =>
  isStatement(text) && AMOUNT.test(text) && restating.test(text) && !ofSomethingElse.test(text) && !otherSubject.test(text)

/** Tells something of people or things beside the sum, and asks nothing. */
export const tellsOfOthers = (text: string): boolean => ofOthers.test(text) && !asksSomething.test(text)

/** Words that are neither known, nor a number, nor part of what a pattern names; family always counts as known. */
export function countWordsOutside(text: string, known: ReadonlySet<string>, patterns: readonly RegExp[]): number {
  const names = [...patterns, ...kinWords.map(([pattern]) => pattern)]
  const rest = names.reduce((left, pattern) => left.replace(new RegExp(pattern.source, 'g'), ' '), text)
  return rest.split(/[^a-z0-9]+/).filter((word) => word !== '' && !/\d/.test(word) && !known.has(word)).length
}

const countWords = (text: string): number => text.split(' ').length
const startsWith = (pattern: RegExp, text: string): boolean => pattern.exec(text)?.index === 0
