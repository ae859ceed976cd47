/** Reads a question by itself or with what came before: with the last question, or with the opening one where that makes it surer. */
import type { Turn } from '../conversation/engine.ts'
import { search, type Search, type SearchedIn } from './corpus.ts'
import { findLastTopic, listEarlier, measureDependence } from './follow-up.ts'

/** A question that leans less names its own subject. */
const LEANS = 0.4
/** Then it needs no more than this chance by itself. */
const ENOUGH = 0.4

const chanceOf = ({ found, winner }: Search): number => (winner ? 1 : (found.hits[0]?.chance ?? 0))

/** A question that names its own subject is never read as more than it says. */
export function chooseReading(question: string, history: readonly Turn[], corpus: SearchedIn): Search {
  const [last, opening] = listEarlier(history, question)
  if (last === undefined) return search(question, undefined, corpus)
  const reference = findLastTopic(history)?.reference
  const leaning = search(question, { reference, question: last }, corpus)
  if (measureDependence(question, leaning.found.own) < LEANS) {
    const alone = search(question, undefined, corpus)
    if (chanceOf(alone) >= Math.min(ENOUGH, chanceOf(leaning))) return alone
  }
  if (opening === undefined) return leaning
  const onOpening = search(question, { reference, question: opening }, corpus)
  return chanceOf(onOpening) > chanceOf(leaning) ? onOpening : leaning
}
