/**
 * Weighs the kinds of evidence for a passage together: a logistic regression over the candidates, and over the possibility that none of
 * them is meant. `npm run train -- --fit` fits it anew, on ways of asking from which nothing else was learned.
 */
import type { Field } from './domain-words.nl.ts'

/** What speaks for an entry, whatever was said before. Every measure runs from 0 to 1. */
export interface Signs {
  /** Likeness to the nearest way of asking that was taught. */
  way: number
  /** Likelihood that was learned, of the question by itself. */
  alone: number
  /** Likeness to the nearest of its statements. */
  statement: number
  /** Share of the question that the passage holds. */
  coverage: number
}

/** What speaks for an entry when something was said before. */
export interface FollowingSigns {
  way: number
  alone: number
  coverage: number
  /** Likelihood that was learned of the question after what was answered last. */
  after: number
  /** Likelihood that was learned of the question and the one before it, read as one text. */
  joined: number
  /** The same with the first question of all. */
  opening: number
  /** Likeness of that text to the nearest phrase. */
  joinedLikeness: number
  /** It answered last; it has the topic of what answered last; what answered last leads to it. 1 or 0. */
  isLast: number
  isSameTopic: number
  isNext: number
}

/** What speaks for a question that none of the entries answers. */
export interface SignsOutside {
  /** Likeness to the nearest way of asking for what the site does not answer. */
  way: number
  /** Likelihood that was learned, against the words of the field that it holds. */
  doubt: number
  field: Field
  isOffTopic: boolean
  /** Words that carry meaning. */
  words: number
}

/** A likelihood of less says no more. */
const LEAST = 1e-4
const MANY_WORDS = 10

const log = (likelihood: number): number => Math.log(likelihood + LEAST)

/** As they are weighed. */
export const measure = ({ alone, ...signs }: Signs) => ({ ...signs, alone: log(alone) })

export const measureFollowing = ({ alone, after, joined, opening, ...signs }: FollowingSigns) => ({
  ...signs,
  alone: log(alone),
  after: log(after),
  joined: log(joined),
  opening: log(opening),
})

export const measureOutside = ({ way, doubt, field, isOffTopic, words }: SignsOutside) => ({
  always: 1,
  doubt: log(doubt),
  way,
  ours: field === 'ours' ? 1 : 0,
  none: field === 'none' ? 1 : 0,
  offTopic: isOffTopic ? 1 : 0,
  words: Math.min(words, MANY_WORDS) / MANY_WORDS,
})

type Weights<Measure extends (signs: never) => object> = Readonly<Record<keyof ReturnType<Measure>, number>>

/** Of a question by itself, fitted on messages. */
const weights: Weights<typeof measure> = { way: 1.43, alone: 0.54, statement: 2.68, coverage: 1.42 }
const weightsOutside: Weights<typeof measureOutside> = { always: 2.46, way: 1.6, doubt: 0.2, ours: 0.03, none: 0.55, offTopic: 0.08, words: -2.87 }

/** Fitted on conversations in which the answer before is always the right one. Of those that are given a third is not, so that `isLast` is lower than fitted. */
const weightsFollowing: Weights<typeof measureFollowing> = {
  way: 1.28,
  alone: 0.21,
  after: 0.31,
  joined: 0.05,
  opening: 0.29,
  coverage: 1.12,
  joinedLikeness: 0.1,
  isLast: 0.3,
  isSameTopic: 0.98,
  isNext: 0.75,
}
/** Not fitted with them: that refused every twelfth question in a conversation that has an answer. */
const weightsOutsideFollowing: Weights<typeof measureOutside> = { always: 0.23, way: -0.15, doubt: 0.43, ours: -0.43, none: 0.37, offTopic: 0.45, words: 0.59 }

/** The sum of what each measure weighs. */
export const weighTogether = <Name extends string>(of: Readonly<Record<Name, number>>, measured: Readonly<Record<Name, number>>): number =>
  (Object.keys(of) as Name[]).reduce((sum, name) => sum + of[name] * measured[name], 0)

export const weigh = (signs: Signs): number => weighTogether(weights, measure(signs))
export const weighFollowing = (signs: FollowingSigns): number => weighTogether(weightsFollowing, measureFollowing(signs))
export const weighOutside = (signs: SignsOutside): number => weighTogether(weightsOutside, measureOutside(signs))
export const weighOutsideFollowing = (signs: SignsOutside): number => weighTogether(weightsOutsideFollowing, measureOutside(signs))

/** A section has no likelihood and no ways: what an entry that holds as much has on average. `fit` as `measureFit` gives it. */
export const weighSection = (fit: number): number => 10.86 * fit - 3.1
export const weighSectionFollowing = (fit: number): number => 8.03 * fit - 4.04

/** Of likeness and coverage alone. */
export const measureFit = (likeness: number, coverage: number): number => 0.22 * likeness + 0.33 * coverage

/** Turns odds into chances that sum to 1. */
export function toChances(odds: readonly number[]): number[] {
  const most = Math.max(...odds)
  const powers = odds.map((value) => Math.exp(value - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
