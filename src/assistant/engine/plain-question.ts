/** Reads a question of a few words about one concept, which the ranking has too little to go by: 'ik wil een bv', and then 'hoe lang duurt het'. */
import type { Turn } from '../conversation/engine.ts'
import { plainAsks, referenceOf, type Concept, type PlainAsk } from '../retrieval/concept.ts'
import { foldText, listWords } from '../retrieval/fold-text.ts'
import { locateConcepts, wordsOf } from './compare-concepts.ts'
import { findLastTopic } from './follow-up.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'

/** How a language asks one thing; matched on folded words. */
interface AskingOfOne {
  words: readonly string[]
  pattern: RegExp
  /** Words that may stand in a question that asks this, and in no other. */
  own?: ReadonlySet<string>
  /** Says that this is not known, before what is; without it the question is left to the search. */
  unknown?: string
}

/** Of a language. */
export interface PlainWords {
  asking: Readonly<Record<PlainAsk, AskingOfOne>>
  /** All words that may stand in such a question. */
  vocabulary: ReadonlySet<string>
  /** Asks until when something may be done: left to the search where only how long it takes is not known. */
  untilWhen?: RegExp
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
  /** Said before it where it tells something else of the same thing than what was asked. */
  lead?: string
  /** Names nothing, so that what was spoken of before says what it is about. */
  leans?: true
}

/** The answer, with what is not known said first. */
export const withLead = <Answer extends { text: string }>({ lead }: PlainQuestion, answer: Answer): Answer =>
  lead === undefined ? answer : { ...answer, text: `${lead}\n\n${answer.text}` }

/** Asked only of what is named; all else may be asked of what was spoken of before. */
const NAMING: ReadonlySet<PlainAsk> = new Set(['wat', 'regelen'])

/** Who names the notary beside something else asks whether one is needed. */
const BESIDE = 'notaris'
/** So does who names his deed, of something else than that deed. */
const FORM = 'notariele-akte'

const locate = (words: string, concepts: readonly Concept[]) => locateConcepts(words, concepts).filter(({ concept }) => concept.id !== BESIDE)

/** 'Moet een schenking bij notariële akte', 'moet daar een notariële akte voor zijn': the deed is how something is done, and the notary is asked of it. */
function withoutForm(words: string, concepts: readonly Concept[], history: readonly Turn[], { asking }: PlainWords): string {
  const found = locate(words, concepts)
  const form = found.find(({ concept }) => concept.id === FORM)
  if (!form || (found.length === 1 && (findLastTopic(history) === undefined || asking.wat.pattern.test(words)))) return words
  return `${words.slice(0, form.from)}${BESIDE}${words.slice(form.to)}`
}

/** What is told instead, where that is not what the thing is. */
const besides: Partial<Record<PlainAsk, PlainAsk>> = { duur: 'regelen', meenemen: 'regelen', tekenen: 'regelen' }

/** What answers; else what the thing is, below the words that say that more is not known. */
function readReference(concept: Concept, ask: PlainAsk, { asking }: PlainWords): PlainQuestion | undefined {
  const known = referenceOf(concept, ask)
  const { unknown: lead } = asking[ask]
  const told = known ?? (lead === undefined ? undefined : (referenceOf(concept, besides[ask] ?? 'wat') ?? referenceOf(concept, 'wat')))
  const [entry, opens] = told?.split('.') ?? []
  if (entry === undefined || opens === undefined) return undefined
  return known === undefined && lead !== undefined ? { entry, opens, lead } : { entry, opens }
}

/** A longer message tells a story, of which what it names is one part. */
const MOST_WORDS = 14

const tellsOf = ({ rows, plain, sums }: Concept, reference: string): boolean =>
  sums?.includes(reference) === true || [...Object.values(rows), ...Object.values(plain ?? {})].some((told) => told.split('.')[0] === reference)

/** The one concept that was spoken of before: the last that was named in few words, unless what answered since tells of one other. */
export function findSubject(history: readonly Turn[], { concepts, entries }: Omit<PlainKnowledge, 'words'>): Concept | undefined {
  const reference = findLastTopic(history)?.reference
  if (reference === undefined) return undefined
  const told = concepts.filter((concept) => tellsOf(concept, reference))
  const topic = entries.get(reference)?.topic
  const telling = told.length > 0 ? told : concepts.filter((concept) => topic !== undefined && concept.topic === topic)
  const asked = history.flatMap((turn) => (turn.role === 'user' ? [{ ...turn, found: locate(wordsOf(foldText(turn.content)), concepts) }] : []))
  const named = asked.findLast(({ found }) => found.length > 0)
  const concept = named?.found.length === 1 ? named.found[0]!.concept : undefined
  if (concept && telling.includes(concept)) return concept
  if (concept && telling.length !== 1 && listWords(named!.content).length <= MOST_WORDS) return concept
  return telling.length === 1 ? telling[0] : undefined
}

/** Where nothing that has a name was spoken of: what the last answer tells of a notary. */
function findNotary(history: readonly Turn[], { entries, words }: PlainKnowledge): PlainQuestion | undefined {
  const entry = entries.get(findLastTopic(history)?.reference ?? '')
  const told = entry?.statements.find(({ text }) => words.asking.notaris.pattern.test(foldText(text)))
  return entry && told && { entry: entry.id, opens: told.id, leans: true }
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
  const text = withoutForm(wordsOf(foldText(question)), concepts, history, words)
  const [named, other] = locate(text, concepts)
  if (other) return undefined
  const rest = named ? `${text.slice(0, named.from)}${text.slice(named.to)}` : text
  const tokens = rest.split(' ').filter(Boolean)
  const before = findSubject(history, known)
  const ask = plainAsks.find((one) => isAsked(one, rest, named?.concept ?? before, history, words))
  const own = ask && words.asking[ask].own
  if (tokens.length === 0 || !tokens.every((token) => words.vocabulary.has(token) || own?.has(token))) return undefined
  const concept = named?.concept ?? (ask && !NAMING.has(ask) ? before : undefined)
  if (!concept) return ask === 'notaris' ? findNotary(history, known) : undefined
  const read = ask && readReference(concept, ask, words)
  if (read?.lead !== undefined && words.untilWhen?.test(rest) === true) return undefined
  return read && !named ? { ...read, leans: true } : read
}
