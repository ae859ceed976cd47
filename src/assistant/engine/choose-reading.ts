/** Reads a question in several ways (alone, after the last one, after the opening one) and takes the surest. */
import { foldText } from '../retrieval/fold-text.ts'
import type { Turn } from '../conversation/engine.ts'
import type { Outcome } from '../retrieval/floor.ts'
import { analyse } from '../retrieval/analyse.ts'
import { search, type Corpus, type Search } from './corpus.ts'
import { findLastTopic, measureDependence, type LastTopic } from './follow-up.ts'

export interface Reading extends Search {
  topic: LastTopic | undefined
}

const certainty: Record<Outcome, number> = { answer: 3, likely: 2, doubtful: 1, clarify: 0.5, unknown: 0, 'out-of-scope': 0 }
/** What was just said is not what is asked now. */
const REPEATED = 0.9
const LONGEST = 700

/** How sure a reading is: the outcome first, then how well the best passage fits. */
function rankOf({ outcome, found, winner }: Search, last: string | undefined): number {
  const best = found.hits[0]
  const fit = best ? best.score * (best.passage.id === last ? REPEATED : 1) : 0
  return certainty[winner ? 'answer' : outcome] + fit
}

/** The questions of the visitor before this one that may be needed to understand it: the last one and the first one. */
export function listEarlier(history: readonly Turn[], question: string): string[] {
  const asked = history.flatMap((turn) => (turn.role === 'user' && foldText(turn.content) !== foldText(question) ? [turn.content] : []))
  return [...new Set([asked.at(-1), asked[0]])].filter((text) => text !== undefined)
}

/** A question that names its own subject is never read as more than it says. */
export function chooseReading(question: string, history: readonly Turn[], corpus: Corpus): Reading {
  const topic = findLastTopic(history)
  const leaning = search(question, topic, corpus)
  const dependence = topic || history.length > 0 ? measureDependence(question, analyse(question, corpus.index.vocabulary)) : 0
  if (dependence === 0 || leaning.outcome === 'answer') return { ...leaning, topic }
  const joined = listEarlier(history, question).map((earlier) => search(`${earlier} ${question}`.slice(-LONGEST), undefined, corpus))
  const last = topic?.reference
  const [best] = [leaning, ...joined].toSorted((a, b) => rankOf(b, last) - rankOf(a, last))
  return { ...best!, topic }
}
