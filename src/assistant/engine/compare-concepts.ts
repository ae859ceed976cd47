/** Compares two or three concepts that a question names, row by row, from the statements of each. */
import type { EngineAnswer } from '../conversation/engine.ts'
import { fillFigures } from '../../figures/figure-tokens.ts'
import { conceptRows, referenceOf, type Concept, type ConceptRow } from '../retrieval/concept.ts'
import { foldText } from '../retrieval/fold-text.ts'
import type { Statement } from '../retrieval/knowledge.ts'
import type { AnswerSource } from '../conversation/engine.ts'
import type { Content } from './compose-answer.ts'
import { comparedAspects, type ComparedAspect, type ComparisonWords } from './comparison-words.ts'
import { dutchComparison } from './comparison.nl.ts'
import { describeSource } from './write-statements.ts'

const MOST_CONCEPTS = 3
const LEAST_ROWS = 2

export interface NamedConcept {
  concept: Concept
  from: number
  to: number
}

/** Of a folded text: its words with a space before and after each. */
export const wordsOf = (text: string): string => ` ${text.replace(/[^a-z0-9]+/g, ' ').trim()} `

interface ConceptName {
  concept: Concept
  name: string
  firstWord: string
}

const longestFirst = new WeakMap<readonly Concept[], ConceptName[]>()

/** Put in order once: every question is looked through for them. */
function namesOf(concepts: readonly Concept[]): ConceptName[] {
  const known = longestFirst.get(concepts)
  if (known) return known
  const names = concepts
    .flatMap((concept) => concept.names.map((name) => ({ concept, name, firstWord: name.split(' ', 1)[0]! })))
    .toSorted((a, b) => b.name.length - a.name.length)
  longestFirst.set(concepts, names)
  return names
}

/** The concepts that a text of words names, in its order; the words of a longer name are not also those of a shorter one. */
export function locateConcepts(words: string, concepts: readonly Concept[]): NamedConcept[] {
  let rest = words
  const said = new Set(words.split(' '))
  const found = new Map<Concept, NamedConcept>()
  for (const { concept, name, firstWord } of namesOf(concepts)) {
    if (!said.has(firstWord)) continue
    const at = rest.indexOf(` ${name} `)
    if (at < 0) continue
    if (!found.has(concept)) found.set(concept, { concept, from: at + 1, to: at + 1 + name.length })
    rest = rest.replaceAll(` ${name} `, ` ${'_'.repeat(name.length)} `)
  }
  return [...found.values()].toSorted((a, b) => a.from - b.from)
}

export const findConcepts = (text: string, concepts: readonly Concept[]): Concept[] => locateConcepts(wordsOf(text), concepts).map(({ concept }) => concept)

/** A comparison is asked for in so many words, or one of the two has to be chosen. */
function isComparison(words: string, named: readonly NamedConcept[], { compares, alternative, asksSomethingElse }: ComparisonWords): boolean {
  if (compares.test(words)) return true
  const [first, second] = named
  if (!first || !second || asksSomethingElse.test(words.trim())) return false
  return alternative.test(words.slice(first.to, second.from))
}

/** The one thing on which is compared: 'wat is goedkoper, een testament of een levenstestament'. */
const findAspect = (words: string, { aspects }: ComparisonWords): ComparedAspect | undefined => comparedAspects.find((aspect) => aspects[aspect].test(words))

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

type Compared = Pick<Content, 'entries' | 'figures'>

interface Cell {
  statement: Statement
  sources: AnswerSource[]
}

function findCell(reference: string | undefined, { entries }: Compared): Cell | undefined {
  const [entryId = '', statementId] = reference?.split('.') ?? []
  const entry = entries.get(entryId)
  const statement = entry?.statements.find(({ id }) => id === statementId)
  return entry && statement && { statement, sources: statement.from.map((position) => describeSource(entry.sources[position - 1]!)) }
}

interface Row {
  row: ConceptRow | ComparedAspect
  /** One of each concept, where there is one. */
  cells: readonly (Cell | undefined)[]
}

/** What is compared stands first; undefined where none of them says anything of it. */
function compareAspect(named: readonly Concept[], aspect: ComparedAspect, content: Compared): Row | undefined {
  const cells = named.map((concept) => findCell(referenceOf(concept, aspect), content))
  return cells.some((cell) => cell !== undefined) ? { row: aspect, cells } : undefined
}

/** Undefined unless the question compares at least two concepts of which the same is told. */
export function compareConcepts(
  question: string,
  concepts: readonly Concept[],
  content: Compared,
  day: string,
  asking: ComparisonWords = dutchComparison,
): EngineAnswer | undefined {
  const words = wordsOf(foldText(question))
  const located = locateConcepts(words, concepts)
  if (!isComparison(words, located, asking)) return undefined
  const named = located.slice(0, MOST_CONCEPTS).map(({ concept }) => concept)
  const rows = conceptRows.flatMap((row): Row[] => {
    const cells = named.map((concept) => findCell(concept.rows[row], content))
    return cells.every((cell) => cell !== undefined) ? [{ row, cells }] : []
  })
  const aspect = findAspect(words, asking)
  const first = aspect && compareAspect(named, aspect, content)
  if (named.length < 2 || (rows.length < LEAST_ROWS && !first)) return undefined
  const sources: AnswerSource[] = []
  const numberOf = (source: AnswerSource): number => {
    const at = sources.findIndex(({ url, title }) => url === source.url && title === source.title)
    return at >= 0 ? at + 1 : sources.push(source)
  }
  const write = (cell: Cell | undefined): string => (cell ? writeCell(cell) : asking.unknown)
  const writeCell = ({ statement, sources: own }: Cell): string =>
    `${fillFigures(statement.text.trim(), content.figures, day, asking.language)} ${own.map((source) => `[${numberOf(source)}]`).join('')}`.replaceAll('|', '/')
  const table = [
    line(['', ...named.map(({ label }) => label)]),
    line(['---', ...named.map(() => '---')]),
    ...[...(first ? [first] : []), ...rows.filter(({ row }) => row !== first?.row)].map(({ row, cells }) => line([asking.rows[row], ...cells.map(write)])),
  ]
  return {
    kind: 'kennis',
    text: `${asking.lead(
      named.map(({ label }) => label),
      first && aspect,
    )}\n\n${table.join('\n')}`,
    sources,
    reference: named[0]!.rows.wat?.split('.')[0],
    opens: named.flatMap(({ rows: { wat } }) => wat ?? []),
    suggestions: named.flatMap(({ rows: { wat } }) => content.entries.get(wat?.split('.')[0] ?? '')?.question ?? []),
  }
}
