/** What every sum is made of: how a message says it, how a next one changes it, and how it is answered. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import type { Utterance } from '../utterance.ts'

/** 'Volgens de notaris is het 6.000' after a sum over 90.000 is the tax, or something else. */
export const MOST_TIMES_LESS = 4

/** Days are YYYY-MM-DD in the Netherlands. */
export interface Sum<Facts extends object> extends Change<Facts> {
  /** It also fits much of what another sum tells better, such as several people who each get an amount of their own. */
  isGeneral?: true
  /** What was said of it; empty when nothing. */
  read(said: Utterance): Partial<Facts>
  /** The facts to calculate with when the question asks for this sum by itself. */
  recognise(said: Utterance, facts: Partial<Facts>): Facts | undefined
  /** The facts of a question that names the subject but not all that is needed: a next one may say it. */
  subject?(said: Utterance): Facts | undefined
  /** The outcome with its steps, or a question back for the one fact that is missing. */
  answer(facts: Facts, day: string, book: FigureBook): EngineAnswer | undefined
}

/** How a message changes the sum before it. */
export interface Change<Facts extends object> {
  /** Whether it tells something of somebody beside the sum that matters to this one all the same: 'mijn moeder is 81'. */
  knows?(said: Utterance): boolean
  /** Whether it may, told from the message alone. */
  mayChange(said: Utterance, newer: Partial<Facts>): boolean
  /** Undefined when it is about something else after all. */
  change(before: Facts, newer: Partial<Facts>, said: Utterance): Facts | undefined
}
