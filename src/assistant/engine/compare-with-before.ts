/** Compares what a question names with what was spoken of before: 'wat is een verklaring van executele', and then 'is dat hetzelfde als een verklaring van erfrecht'. */
import type { EngineAnswer, EngineInput } from '../conversation/engine.ts'
import type { Concept } from '../retrieval/concept.ts'
import { foldText } from '../retrieval/fold-text.ts'
import { compareConcepts, findConcepts } from './compare-concepts.ts'
import type { ComparisonWords } from './comparison-words.ts'
import { dutchComparison } from './comparison.nl.ts'
import type { Content } from './compose-answer.ts'
import { findSubject } from './plain-question.ts'

/** Undefined unless one other concept is named. */
export function compareWithBefore(
  { question, history, day }: EngineInput,
  { concepts, content }: { concepts: readonly Concept[]; content: Pick<Content, 'entries' | 'figures'> },
  asking: ComparisonWords = dutchComparison,
): EngineAnswer | undefined {
  const text = foldText(question)
  const [named, ...others] = findConcepts(text, concepts)
  if (!named || others.length > 0 || !asking.comparesWithBefore.test(text)) return undefined
  const subject = findSubject(history, { concepts, entries: content.entries })
  if (!subject || subject === named) return undefined
  return compareConcepts(`${subject.names[0]} ${question}`, concepts, content, day, asking)
}
