/** Reads a question by itself, or with what came before it: the answer before, the last question and the opening one. */
import type { Turn } from '../conversation/engine.ts'
import { search, type Search, type SearchedIn } from './corpus.ts'
import { entryOfSum } from './entry-of-sum.ts'
import { findLastTopic, listEarlier } from './follow-up.ts'

export function chooseReading(question: string, history: readonly Turn[], corpus: SearchedIn): Search {
  const [last, opening] = listEarlier(history, question)
  if (last === undefined) return search(question, undefined, corpus)
  return search(question, { reference: entryOfSum(findLastTopic(history)?.reference), question: last, opening }, corpus)
}
