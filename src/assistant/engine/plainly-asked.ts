/** Of entries that lie near each other the one goes first that the last sentence of a story asks for in so many words: 'ik ben 19, heb ik een testament nodig'. */
import type { EngineInput } from '../conversation/engine.ts'
import { SURE } from '../retrieval/floor.ts'
import type { Hit } from '../retrieval/rank.ts'
import type { Corpus } from './corpus.ts'
import { plainWords } from './plain-question.nl.ts'
import { readPlainQuestion } from './plain-question.ts'

/** Behind these it is too far from what was found. */
const NEAR = 3
const SENTENCE = /(?<=[.!?;:])\s+|,\s+(?=(?:heb|moet|kan|mag|is|wat|hoe|hoeveel)\b)/u

/** The last sentence, where something was told before it. */
function lastSentence(question: string): string | undefined {
  const sentences = question.trim().split(SENTENCE).filter(Boolean)
  return sentences.length > 1 ? sentences.at(-1) : undefined
}

export function plainlyAskedFirst(hits: readonly Hit[], { question }: EngineInput, { concepts, content: { entries } }: Corpus): readonly Hit[] {
  const [best] = hits
  const asked = best && best.chance < SURE ? lastSentence(question) : undefined
  const entry = asked === undefined ? undefined : readPlainQuestion(asked, [], { concepts, entries, words: plainWords })?.entry
  if (entry === undefined || best?.passage.id === entry) return hits
  const at = hits.slice(0, NEAR).findIndex(({ passage }) => passage.id === entry)
  return at < 0 ? hits : [hits[at]!, ...hits.filter((_, position) => position !== at)]
}
