/** What a sum besides the four taxes and costs is made of: how a question says it, and how it is answered. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'

/** Texts are normalised questions; days are YYYY-MM-DD in the Netherlands. */
export interface Sum<Facts extends object> {
  /** What the text says of it, alone or as a change; empty when nothing. */
  read(text: string, day: string): Partial<Facts>
  /** The facts to calculate with when the question asks for this sum by itself. */
  recognise(text: string, facts: Partial<Facts>): Facts | undefined
  /** The sum before with what a next question says of it. */
  merge(before: Facts, newer: Partial<Facts>): Facts
  /** An age changes this sum; for the others a question with an age is about something else. */
  knowsAges?: true
  /** Words that a change may have besides the common ones. */
  words: ReadonlySet<string>
  /** The outcome with its steps, or a question back for the one fact that is missing. */
  answer(facts: Facts, day: string, book: FigureBook): EngineAnswer | undefined
}
