/** Puts questions together that ask for the same thing, by the words that carry their meaning. */
import { listTokens } from '../../assistant/retrieval/list-tokens.ts'
import { stemWord } from '../../assistant/retrieval/stem.ts'
import { stopWords, weakWords } from '../../assistant/retrieval/stop-words.nl.ts'

export interface AskedQuestion {
  question: string
  /** Id of the answer it got. */
  answerId: string
  sessionId: string
  kind: string
  /** ISO */
  at: string
}

export interface QuestionGroup<T extends AskedQuestion = AskedQuestion> {
  /** The stems of its first question, see `keyOf`. */
  words: string
  /** Newest first, so the first is the newest. */
  asked: T[]
}

/** Share of the words, of both together, that two questions must have in common. */
const ALIKE = 0.55
const WEAK = 0.35

const weakStems = new Set([...weakWords].map(stemWord))
const weigh = (stem: string): number => (weakStems.has(stem) ? WEAK : 1)

/** Stem -> weight. */
function weighWords(question: string): Map<string, number> {
  const stems = listTokens(question)
    .filter((word) => !stopWords.has(word))
    .map(stemWord)
  return new Map(stems.map((stem) => [stem, weigh(stem)]))
}

export const keyOf = (question: string): string => [...weighWords(question).keys()].toSorted().join(' ')

function measureLikeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0
  let all = 0
  for (const [stem, weight] of a) {
    all += weight
    if (b.has(stem)) shared += weight
  }
  for (const [stem, weight] of b) if (!a.has(stem)) all += weight
  return all === 0 ? 0 : shared / all
}

interface Seed<T extends AskedQuestion> {
  words: ReadonlyMap<string, number>
  group: QuestionGroup<T> | undefined
}

const fromKey = (words: string): ReadonlyMap<string, number> => new Map(words.split(' ').map((stem) => [stem, weigh(stem)]))

/**
 * Newest question first in, largest group first out; of two of a size the one asked last. What is like one of `dismissed` (keys) is left
 * out, as is a question without any word of meaning.
 */
export function groupQuestions<T extends AskedQuestion>(questions: readonly T[], dismissed: readonly string[] = []): QuestionGroup<T>[] {
  const seeds: Seed<T>[] = dismissed.map((words) => ({ words: fromKey(words), group: undefined }))
  const byKey = new Map<string, Seed<T>>()
  for (const asked of questions) {
    const key = keyOf(asked.question)
    if (key === '') continue
    let seed = byKey.get(key)
    if (!seed) {
      const words = weighWords(asked.question)
      seed = seeds.find((one) => measureLikeness(one.words, words) >= ALIKE)
      if (!seed) seeds.push((seed = { words, group: { words: key, asked: [] } }))
      byKey.set(key, seed)
    }
    seed.group?.asked.push(asked)
  }
  return seeds.flatMap(({ group }) => group ?? []).toSorted((a, b) => b.asked.length - a.asked.length)
}
