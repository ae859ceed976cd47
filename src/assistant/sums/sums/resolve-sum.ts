/** Follows one sum through a conversation: asked for by itself, or as a change of what was asked before. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import type { Utterance } from '../utterance.ts'
import type { Sum } from './sum.ts'

/** A sum that fits the last question. */
export interface Candidate {
  /** The question asks for it by itself; else it goes on from what was asked before. */
  isAsked: boolean
  /** A sum that knows more of what was said goes before it. */
  isGeneral: boolean
  answer(day: string, book: FigureBook): EngineAnswer | undefined
}

/** `questions` are those of the conversation, oldest first; the last one is to be answered. */
export type Solver = (questions: readonly Utterance[]) => Candidate | undefined

export function solver<Facts extends object>(sum: Sum<Facts>): Solver {
  const resolve = (questions: readonly Utterance[]): { facts: Facts; isAsked: boolean } | undefined => {
    const [said, previous] = [questions.at(-1), questions.at(-2)]
    if (!said) return undefined
    const newer = sum.read(said)
    const own = sum.recognise(said, newer)
    const asked = own && { facts: own, isAsked: true }
    if ((own && !said.continues()) || !previous || !sum.mayChange(said, newer)) return asked
    const before = resolve(questions.slice(0, -1))?.facts ?? sum.subject?.(previous)
    const changed = before && sum.change(before, newer, said)
    return changed ? { facts: changed, isAsked: false } : asked
  }
  return (questions) => {
    const found = resolve(questions)
    return found && { isAsked: found.isAsked, isGeneral: sum.isGeneral === true, answer: (day, book) => sum.answer(found.facts, day, book) }
  }
}
