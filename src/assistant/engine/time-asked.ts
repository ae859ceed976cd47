/** Reads 'en wanneer dan?' and 'en hoe lang duurt dat?': asked of what answered last, whatever else the ranking comes upon. */
import type { Turn } from '../conversation/engine.ts'
import { foldText } from '../retrieval/fold-text.ts'
import type { Aspect, KnowledgeEntry, Statement } from '../retrieval/knowledge.ts'
import { findLastTopic } from './follow-up.ts'
import { timeAsked as words } from './time-asked.nl.ts'

interface TimeAsked {
  entry: string
  /** Id of the statement that tells the time. */
  opens: string
}

/** `isOf` holds for the entry that answered last, those that follow on it, and those that are about the time of something that was named. */
export interface AskedOfLast {
  isOf: (entry: KnowledgeEntry) => boolean
  /** Undefined where none of them tells a time. */
  told: TimeAsked | undefined
}

const NO_TIME = 0
const scoreOf = ({ aspects, text }: Statement, aspect: Aspect): number =>
  (aspects.includes(aspect) ? 1 : NO_TIME) + (words.term.test(foldText(text)) ? 1 : NO_TIME)

/** With the aspect that is asked for and a term; one of both is too little to go by. */
function findTime(entry: KnowledgeEntry, aspect: Aspect): TimeAsked | undefined {
  const told = entry.statements.find((statement) => scoreOf(statement, aspect) === 2)
  return told && { entry: entry.id, opens: told.id }
}

/** Shorter ones name nothing. */
const NAMING = 6
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    foldText(text)
      .split(/[^a-z]+/)
      .filter((word) => word.length >= NAMING),
  )

const isAboutTime = ({ question }: KnowledgeEntry): boolean => words.asks.test(foldText(question))

/** Undefined unless a message asks for a time and names nothing, after the answer of an entry. */
export function readTimeAsked(question: string, history: readonly Turn[], entries: ReadonlyMap<string, KnowledgeEntry>): AskedOfLast | undefined {
  const text = foldText(question)
  const tokens = text.split(/[^a-z]+/).filter(Boolean)
  if (!words.asks.test(text) || !tokens.every((token) => words.words.has(token))) return undefined
  const last = entries.get(findLastTopic(history)?.reference ?? '')
  if (!last) return undefined
  const aspect: Aspect = words.duration.test(text) ? 'hoe-lang' : 'wanneer'
  const following = last.next.flatMap((id) => entries.get(id) ?? [])
  const told = [last, ...following.filter(isAboutTime)].map((entry) => findTime(entry, aspect)).find((found) => found !== undefined)
  const near = new Set([last, ...following].map(({ id }) => id))
  const spoken = wordsOf(`${history.findLast(({ role }) => role === 'user')?.content ?? ''} ${last.question}`)
  const isNamed = (entry: KnowledgeEntry): boolean => [...wordsOf(entry.question)].some((word) => spoken.has(word))
  return { isOf: (entry) => near.has(entry.id) || (isAboutTime(entry) && isNamed(entry)), told }
}
