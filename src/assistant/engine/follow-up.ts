/** Decides how far a question leans on what was asked before, and which topic it then carries. */
import type { Turn } from '../conversation/engine.ts'
import { followUpWords } from './follow-up.nl.ts'
import { findField } from '../retrieval/domain-words.nl.ts'
import type { Slot } from '../retrieval/slot.ts'
import { foldText } from '../retrieval/fold-text.ts'
import { matchesAny } from '../retrieval/word-pattern.ts'

export interface LastTopic {
  /** Id of what answered last: an entry, a section or a calculation. */
  reference: string | undefined
  /** What the visitor asked before: the last question, or the last few when no passage answered it. */
  question: string
}

const FEW_WORDS = 2
/** A calculation goes on over several questions that each add an amount or an age. */
const EARLIER_OF_CALCULATION = 3

/** The last answered subject; small talk in between is passed over. Undefined at the start of a conversation. */
export function findLastTopic(history: readonly Turn[]): LastTopic | undefined {
  for (let i = history.length - 1; i >= 0; i--) {
    const turn = history[i]
    if (turn?.role !== 'assistant' || !turn.reference) continue
    const asked = history.slice(0, i).flatMap((earlier) => (earlier.role === 'user' ? [earlier.content] : []))
    return { reference: turn.reference, question: asked.slice(turn.kind === 'berekening' ? -EARLIER_OF_CALCULATION : -1).join(' ') }
  }
  return undefined
}

/** 'ja graag', 'ja', 'doe maar': the visitor accepts what was offered. */
export function isAcceptance(question: string): boolean {
  return followUpWords.acceptance.test(
    foldText(question)
      .replace(/[^a-z ]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

/** 0 when the question stands by itself, up to 0.8 when it says nothing without what came before. */
export function measureDependence(question: string, slots: readonly Slot[]): number {
  const text = foldText(question)
  const strong = slots.filter((slot) => !slot.weak && slot.known > 0).length
  const opens = matchesAny(followUpWords.opening, text)
  const points = followUpWords.pointing.test(text)
  const named = findField(text) !== 'none'
  if (!named) return opens || points || strong <= FEW_WORDS ? 0.8 : 0.4
  if (opens) return 0.6
  if (points) return strong <= FEW_WORDS ? 0.6 : 0.45
  return strong <= FEW_WORDS ? 0.25 : 0
}

/** An answer to a greeting or a thank-you: nothing leans on what was said before it. */
export const isSmallTalk = (answer: Turn | undefined): boolean => answer?.kind === 'begroeting' || answer?.kind === 'dank'

/** The questions of the visitor before this one that may be needed to understand it: the last one and the first one. */
export function listEarlier(history: readonly Turn[], question: string): string[] {
  const asked = history.flatMap((turn, at) =>
    turn.role === 'user' && !isSmallTalk(history[at + 1]) && foldText(turn.content) !== foldText(question) ? [turn.content] : [],
  )
  return [...new Set([asked.at(-1), asked[0]])].filter((text) => text !== undefined)
}

/** From here a question does not name its own subject. */
const LEANS = 0.4

export const leansOnWhatWasSaid = (question: string, slots: readonly Slot[]): boolean => measureDependence(question, slots) >= LEANS
