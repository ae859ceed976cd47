/**
 * Weighs the kinds of evidence for a passage together: a logistic regression over the candidates, and over the possibility that none of
 * them is meant. Fitted on six thousand ways of asking from which nothing else was learned, a third of them without anything said before.
 */
import type { Field } from './domain-words.nl.ts'

/** What speaks for a passage, whatever was said before. Every measure runs from 0 to 1. */
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

/** What speaks for a passage when something was said before. */
export interface FollowingSigns {
  way: number
  alone: number
  coverage: number
  /** Likelihood that was learned of the question after what was answered last. */
  after: number
  /** Likelihood that was learned of the question and the one before it, read as one text. */
  joined: number
  /** Likeness of that text to the nearest phrase. */
  joinedLikeness: number
  /** It answered last; it has the topic of what answered last; what answered last leads to it. */
  isLast: boolean
  isSameTopic: boolean
  isNext: boolean
}

/** What speaks for a question that none of the passages answers. */
export interface SignsOutside {
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
const one = (holds: boolean): number => (holds ? 1 : 0)
const lengthOf = (words: number): number => Math.min(words, MANY_WORDS) / MANY_WORDS

export const weigh = ({ way, alone, statement, coverage }: Signs): number => 3.73 * way + 0.42 * log(alone) + 3.8 * statement + 1.58 * coverage

/** Half of the follow-ups it was fitted on stay with what answered last; of those that visitors ask it is less than a third, so that weight is lower. */
export const weighFollowing = (signs: FollowingSigns): number =>
  1.54 * signs.way +
  0.12 * log(signs.alone) +
  0.27 * log(signs.after) +
  0.11 * log(signs.joined) +
  1.12 * signs.coverage +
  1.13 * signs.joinedLikeness +
  0.3 * one(signs.isLast) +
  0.9 * one(signs.isSameTopic) +
  0.42 * one(signs.isNext)

export const weighOutside = ({ doubt, field, isOffTopic, words }: SignsOutside): number =>
  0.98 + 0.23 * log(doubt) - 0.58 * one(field === 'ours') + 0.83 * one(field === 'none') + 0.94 * one(isOffTopic) - 1.31 * lengthOf(words)

export const weighOutsideFollowing = ({ doubt, field, isOffTopic, words }: SignsOutside): number =>
  0.38 * log(doubt) - 0.31 * one(field === 'ours') + 0.43 * one(field === 'none') + 0.18 * one(isOffTopic) + 0.31 * lengthOf(words)

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
