/** Reads from the conversation before what an opening is chosen by. */
import type { Turn } from '../conversation/engine.ts'
import type { KnowledgeIndex } from '../retrieval/knowledge-index.ts'
import { measureRelevance } from '../retrieval/retrieve.ts'
import type { Slot } from '../retrieval/slot.ts'
import type { OpeningInput } from './choose-opening.ts'
import { findAbove, findJustOpened, listNewWords, measureSaidIn } from './said.ts'

/** `own` are the words of the question, `history` the turns before it, oldest first. */
export function readSaid(
  own: readonly Slot[],
  history: readonly Turn[],
  index: KnowledgeIndex,
): Pick<OpeningInput, 'said' | 'isAbove' | 'justOpened' | 'heldNew'> {
  const fresh = history.length > 0 ? listNewWords(own, history, index.vocabulary) : []
  return {
    said: measureSaidIn(history),
    isAbove: findAbove(history),
    justOpened: findJustOpened(history),
    heldNew: fresh.length > 0 ? (text) => measureRelevance(index, fresh, text) : undefined,
  }
}
