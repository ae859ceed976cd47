/** Decides how far a question leans on what was asked before, and which topic it then carries. */
import type { Turn } from './engine.ts'
import { followUpWords } from './follow-up.nl.ts'
import { domainWord } from './domain-words.nl.ts'
import type { Slot } from './retrieval/analyse.ts'
import { foldText } from './retrieval/fold-text.ts'

export interface LastTopic {
  /** Id of what answered last: an entry, a section or a calculation. */
  reference: string | undefined
  /** The visitor's question before this one. */
  question: string
}

const FEW_WORDS = 2

/** The last answered subject; small talk in between is passed over. Undefined at the start of a conversation. */
export function findLastTopic(history: readonly Turn[]): LastTopic | undefined {
  for (let i = history.length - 1; i >= 0; i--) {
    const turn = history[i]
    if (turn?.role !== 'assistant' || !turn.reference) continue
    const asked = history.slice(0, i).findLast((earlier) => earlier.role === 'user')
    return { reference: turn.reference, question: asked?.content ?? '' }
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
  const strong = slots.filter((slot) => !slot.weak && slot.known).length
  const opens = followUpWords.opening.test(text)
  const points = followUpWords.pointing.test(text)
  const named = domainWord.test(text)
  if (!named) return opens || points || strong <= FEW_WORDS ? 0.8 : 0.4
  if (opens) return 0.6
  if (points) return strong <= FEW_WORDS ? 0.6 : 0.45
  return strong <= FEW_WORDS ? 0.25 : 0
}
