/** Compares what a question names with what was spoken of before: 'wat is een verklaring van executele', and then 'is dat hetzelfde als een verklaring van erfrecht'. */
import type { EngineAnswer, EngineInput } from '../conversation/engine.ts'
import { foldText } from '../retrieval/fold-text.ts'
import { compareConcepts, findConcepts } from './compare-concepts.ts'
import { comparesWithBefore } from './comparison.nl.ts'
import type { Corpus } from './corpus.ts'
import { findSubject } from './plain-question.ts'

/** Undefined unless one other concept is named. */
export function compareWithBefore({ question, history, day }: EngineInput, { concepts, content }: Corpus): EngineAnswer | undefined {
  const text = foldText(question)
  const [named, ...others] = findConcepts(text, concepts)
  if (!named || others.length > 0 || !comparesWithBefore.test(text)) return undefined
  const subject = findSubject(history, concepts)
  if (!subject || subject === named) return undefined
  return compareConcepts(`${subject.names[0]} ${question}`, concepts, content, day)
}
