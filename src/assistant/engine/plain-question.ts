/** Reads a question of a few words about one concept, which the ranking has too little to go by: 'ik wil een bv', and then 'hoe lang duurt het'. */
import type { Turn } from '../conversation/engine.ts'
import { plainAsks, type Concept, type PlainAsk } from '../retrieval/concept.ts'
import { foldText } from '../retrieval/fold-text.ts'
import { locateConcepts, wordsOf } from './compare-concepts.ts'
import { findLastTopic } from './follow-up.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'

/** Of a language; matched on folded words. */
export interface PlainWords {
  asking: Readonly<Record<PlainAsk, { words: readonly string[]; pattern: RegExp; people?: ReadonlySet<string> }>>
  /** All words that may stand in such a question; `people` only in one that asks that. */
  vocabulary: ReadonlySet<string>
  /** What can be asked of what was spoken of before without naming it. */
  ofBefore: ReadonlySet<PlainAsk>
}

/** What is known, and the words of its language. */
export interface PlainKnowledge {
  concepts: readonly Concept[]
  entries: ReadonlyMap<string, KnowledgeEntry>
  words: PlainWords
}

export interface PlainQuestion {
  entry: string
  /** Id of the statement that opens the answer. */
  opens: string
}

/** Who names the notary beside something else asks whether one is needed. */
const BESIDE = 'notaris'

const defaults: Partial<Record<PlainAsk, keyof Concept['rows']>> = { kosten: 'kosten', notaris: 'hoe', wat: 'wat', regelen: 'hoe' }

function referenceOf({ rows, plain }: Concept, ask: PlainAsk): string | undefined {
  const row = defaults[ask]
  return plain?.[ask] ?? (row && rows[row])
}

const locate = (text: string, concepts: readonly Concept[]) => locateConcepts(wordsOf(foldText(text)), concepts).filter(({ concept }) => concept.id !== BESIDE)

/** The one concept that was spoken of before: the last that was named, unless what answered since tells of another. */
export function findSubject(history: readonly Turn[], concepts: readonly Concept[]): Concept | undefined {
  const reference = findLastTopic(history)?.reference
  if (reference === undefined) return undefined
  const telling = concepts.filter(({ rows, plain }) => [...Object.values(rows), ...Object.values(plain ?? {})].some((told) => told.split('.')[0] === reference))
  const asked = history.flatMap((turn) => (turn.role === 'user' ? [locate(turn.content, concepts)] : []))
  const named = asked.findLast((found) => found.length > 0) ?? []
  const concept = named.length === 1 ? named[0]!.concept : undefined
  if (concept && (telling.length === 0 || telling.includes(concept))) return concept
  return telling.length === 1 ? telling[0] : undefined
}

/** Where nothing that has a name was spoken of: what the last answer tells of a notary. */
function findNotary(history: readonly Turn[], { entries, words }: PlainKnowledge): PlainQuestion | undefined {
  const entry = entries.get(findLastTopic(history)?.reference ?? '')
  const told = entry?.statements.find(({ text }) => words.asking.notaris.pattern.test(foldText(text)))
  return entry && told && { entry: entry.id, opens: told.id }
}

/** What two together pay is asked where a price is asked, or was told last. */
function isAsked(ask: PlainAsk, rest: string, concept: Concept | undefined, history: readonly Turn[], { asking }: PlainWords): boolean {
  if (ask !== 'kosten-stel') return asking[ask].pattern.test(rest)
  if (!asking[ask].pattern.test(rest) || !concept || referenceOf(concept, ask) === undefined) return false
  const told = referenceOf(concept, 'kosten')?.split('.')[0]
  return asking.kosten.pattern.test(rest) || (told !== undefined && findLastTopic(history)?.reference === told)
}

/** Undefined for a question that holds any other word, or that names two concepts. */
export function readPlainQuestion(question: string, history: readonly Turn[], known: PlainKnowledge): PlainQuestion | undefined {
  const { concepts, words } = known
  const text = wordsOf(foldText(question))
  const [named, other] = locate(question, concepts)
  if (other) return undefined
  const rest = named ? `${text.slice(0, named.from)}${text.slice(named.to)}` : text
  const tokens = rest.split(' ').filter(Boolean)
  const before = findSubject(history, concepts)
  const ask = plainAsks.find((one) => isAsked(one, rest, named?.concept ?? before, history, words))
  const people = ask && words.asking[ask].people
  if (tokens.length === 0 || !tokens.every((token) => words.vocabulary.has(token) || people?.has(token))) return undefined
  const concept = named?.concept ?? (ask && words.ofBefore.has(ask) ? before : undefined)
  if (!concept) return ask === 'notaris' ? findNotary(history, known) : undefined
  const [entry, opens] = (ask && referenceOf(concept, ask))?.split('.') ?? []
  return entry !== undefined && opens !== undefined ? { entry, opens } : undefined
}
