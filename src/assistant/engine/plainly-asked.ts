/** Of entries that lie near each other the one goes first that the last sentence of a story asks for in so many words: 'ik ben 19, heb ik een testament nodig'. */
import type { EngineInput } from '../conversation/engine.ts'
import { foldText, listWords } from '../retrieval/fold-text.ts'
import { SURE } from '../retrieval/floor.ts'
import type { Hit } from '../retrieval/rank.ts'
import { locateConcepts, wordsOf } from './compare-concepts.ts'
import type { Corpus } from './corpus.ts'
import { plainWords } from './plain-question.nl.ts'
import { readPlainQuestion, type PlainQuestion } from './plain-question.ts'

/** Behind these it is too far from what was found. */
const NEAR = 3
/** Words of what was told; a longer story is about more than what it names. */
const MOST_TOLD = 14
const SENTENCE = /(?<=[.!?;:])\s+|,\s+(?=(?:heb|moet|kan|mag|is|wat|hoe|hoeveel)\b)/u

/** The last sentence, and what was told before it. */
function lastSentence(question: string): { told: string; asked: string } | undefined {
  const sentences = question.trim().split(SENTENCE).filter(Boolean)
  return sentences.length > 1 ? { told: sentences.slice(0, -1).join(' '), asked: sentences.at(-1)! } : undefined
}

/** A short one about the only thing that was told of: 'wij willen een samenlevingscontract. hoe werkt dat'. */
function readOfTold({ told, asked }: { told: string; asked: string }, { concepts, content: { entries } }: Corpus): PlainQuestion | undefined {
  const words = wordsOf(foldText(told))
  const [named, other] = locateConcepts(words, concepts)
  if (!named || other || listWords(told).length > MOST_TOLD) return undefined
  return readPlainQuestion(`${asked} ${words.slice(named.from, named.to)}`, [], { concepts, entries, words: plainWords })
}

export function plainlyAskedFirst(hits: readonly Hit[], { question }: EngineInput, corpus: Corpus): readonly Hit[] {
  const { concepts, content } = corpus
  const { entries } = content
  const [best] = hits
  const asked = best && best.chance < SURE ? lastSentence(question) : undefined
  const read = asked && (readPlainQuestion(asked.asked, [], { concepts, entries, words: plainWords }) ?? readOfTold(asked, corpus))
  const entry = read?.entry
  if (entry === undefined || best?.passage.id === entry) return hits
  const at = hits.slice(0, NEAR).findIndex(({ passage }) => passage.id === entry)
  return at < 0 ? hits : [hits[at]!, ...hits.filter((_, position) => position !== at)]
}
