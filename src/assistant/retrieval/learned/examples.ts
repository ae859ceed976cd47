/** What is learned from: the questions, ways of asking and answers of all entries, what people wrote, and what visitors ask that the site does not answer. */
import { fillLearnedName } from '../../../platform/site-name.ts'
import { listWaysOf, type KnowledgeEntry } from '../knowledge.ts'
import { readText } from '../passages.ts'
import { analyse } from '../analyse.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { listFeatures } from './features.ts'
import { hashText } from './hash-text.ts'
import { OUTSIDE } from './learned-model.ts'
import { listTellingWords, readDutchSense, rememberWays, type OpeningWord, type TaughtWay, type WayMemory } from './way-memory.ts'
import type { Example } from './examples-in-rows.ts'
import type { Way } from './ways.ts'

const ANSWER = 0.7
const STATEMENT = 0.5
/** To refuse a question that could be answered is worse than to look for an answer that is not there. */
const REFUSED = 0.4

export const listLabels = (entries: readonly KnowledgeEntry[]): string[] => [...entries.map((entry) => entry.id), OUTSIDE]

/** How many statements each label has. */
export const countStatements = (entries: readonly KnowledgeEntry[]): number[] => [...entries.map(({ statements }) => statements.length), 0]

function requireKnown<T>(known: ReadonlyMap<string, T>, id: string): T {
  const value = known.get(id)
  if (value === undefined) throw new Error(`there is no entry or statement ${id}`)
  return value
}

/** By id of the entry: the position of each statement by its id. */
const listPositions = (entries: readonly KnowledgeEntry[]) =>
  new Map(entries.map(({ id, statements }) => [id, new Map(statements.map((statement, at) => [statement.id, at]))]))

/** What is said before a follow-up of which only the answer before it is known: a message that has the same answer. */
export function createSaid(ways: readonly Way[]): (way: Way) => string | undefined {
  const first = Map.groupBy(
    ways.filter(({ after }) => after === undefined),
    ({ entry }) => entry,
  )
  return ({ after = '', phrase, said }) => {
    const known = first.get(after) ?? []
    return said ?? known[hashText(phrase) % (known.length || 1)]?.phrase
  }
}

/** Throws when a way of asking names an entry or a statement that does not exist. */
export function listExamples(entries: readonly KnowledgeEntry[], ways: readonly Way[], vocabulary: Vocabulary): Example[] {
  const numbers = new Map(listLabels(entries).map((label, number) => [label, number]))
  const questions = new Map(entries.map(({ id, question }) => [id, question]))
  const positions = listPositions(entries)
  const saidBefore = createSaid(ways)
  const learn = ({ entry, also = [], phrase, after, opens, said }: Way, weight = 1): Example => ({
    features: listFeatures(fillLearnedName(phrase), vocabulary, after === undefined ? {} : { name: requireKnown(questions, after), said }),
    labels: [entry, ...also].map((id) => requireKnown(numbers, id)),
    opens: opens === undefined ? undefined : requireKnown(requireKnown(positions, entry), opens),
    weight,
  })
  const own = entries.flatMap(({ id, question, statements }) => [
    learn({ entry: id, phrase: question }),
    ...statements.flatMap(({ id: opens, asked, yes, no, text }) => [
      ...[...asked, ...yes, ...no].map((phrase) => learn({ entry: id, phrase, opens })),
      learn({ entry: id, phrase: readText(text), opens }, STATEMENT),
    ]),
    learn({ entry: id, phrase: readText(statements.map(({ text }) => text).join('\n\n')) }, ANSWER),
  ])
  return [
    ...own,
    ...listNext(entries).map((way) => learn(way)),
    ...ways.map((way) => learn(way.after === undefined ? way : { ...way, said: saidBefore(way) }, way.entry === OUTSIDE ? REFUSED : 1)),
  ]
}

/** A question that names its own subject keeps it, whatever came before: what an entry leads to, asked in full after that entry. */
function listNext(entries: readonly KnowledgeEntry[]): Way[] {
  const variants = new Map(entries.map((entry) => [entry.id, listWaysOf(entry)]))
  return entries.flatMap(({ id, next }) =>
    next.flatMap((entry, index) => (variants.get(entry) ?? []).slice(index, index + 1).map((phrase) => ({ entry, phrase, after: id }))),
  )
}

/** What was taught of each statement, and of what the site does not answer: the ways that stand with it and those of `ways`. Throws when a way names a statement that does not exist. */
export function listTaught(entries: readonly KnowledgeEntry[], ways: readonly Way[], vocabulary: Vocabulary, readSense = readDutchSense): WayMemory {
  const read = (phrase: string, statement: number, word: OpeningWord): TaughtWay => ({
    statement,
    word,
    words: listTellingWords(fillLearnedName(phrase), analyse(fillLearnedName(phrase), vocabulary), readSense(phrase)),
  })
  const taught = new Map<string, TaughtWay[]>(
    entries.map(({ id, statements }) => [
      id,
      statements.flatMap(({ asked, yes, no }, at) => [
        ...asked.map((phrase) => read(phrase, at, 'open')),
        ...yes.map((phrase) => read(phrase, at, 'yes')),
        ...no.map((phrase) => read(phrase, at, 'no')),
      ]),
    ]),
  )
  const positions = listPositions(entries)
  // None has statements.
  taught.set(
    OUTSIDE,
    ways.filter(({ entry }) => entry === OUTSIDE).map(({ phrase }) => read(phrase, 0, 'open')),
  )
  for (const { entry, opens, word, phrase } of ways) {
    if (opens === undefined) continue
    const at = positions.get(entry)?.get(opens)
    if (at === undefined) throw new Error(`vragen: ${entry} has no statement ${opens}`)
    taught.get(entry)?.push(read(phrase, at, word ?? 'open'))
  }
  return rememberWays(taught)
}
