/** Follows one sum through a conversation: asked for by itself, or as a change of what was asked before. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { tellsOfOthers } from '../question-shape.ts'
import type { Utterance } from '../utterance.ts'
import { changeByClauses } from './change-by-clauses.ts'
import type { Sum } from './sum.ts'

/** A sum that fits the last question. */
export interface Candidate {
  /** The question asks for it by itself; else it goes on from what was asked before. */
  isAsked: boolean
  /** A sum that knows more of what was said goes before it. */
  isGeneral: boolean
  /** The messages that it is made of, oldest first. */
  from: readonly Utterance[]
  answer(day: string, book: FigureBook): EngineAnswer | undefined
}

/** `questions` are those of the conversation, oldest first; the last one is to be answered. */
export type Solver = (questions: readonly Utterance[]) => Candidate | undefined

interface Resolved<Facts> {
  facts: Facts
  isAsked: boolean
  from: readonly Utterance[]
}

export function solver<Facts extends object>(sum: Sum<Facts>): Solver {
  const resolve = (questions: readonly Utterance[]): Resolved<Facts> | undefined => {
    const [said, previous] = [questions.at(-1), questions.at(-2)]
    if (!said) return undefined
    const newer = sum.read(said)
    const own = sum.recognise(said, newer)
    const asked = own && { facts: own, isAsked: true, from: [said] }
    const mayChange = sum.mayChange(said, newer)
    if ((own && !said.continues()) || !previous || !(mayChange || said.corrects()) || (tellsOfOthers(said.text) && !sum.knows?.(said))) return asked
    const before = resolve(questions.slice(0, -1))
    const known = before?.facts ?? sum.subject?.(previous)
    const changed = known && ((mayChange ? sum.change(known, newer, said) : undefined) ?? changeByClauses(sum, known, said))
    return changed ? { facts: changed, isAsked: false, from: [...(before?.from ?? [previous]), said] } : asked
  }
  return (questions) => {
    const found = resolve(questions)
    return found && { isAsked: found.isAsked, isGeneral: sum.isGeneral === true, from: found.from, answer: (day, book) => sum.answer(found.facts, day, book) }
  }
}
