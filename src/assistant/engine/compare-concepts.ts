/** Compares two or three concepts that a question names, row by row, from the statements of each. */
import type { EngineAnswer } from '../conversation/engine.ts'
import { fillFigures } from '../../figures/figure-tokens.ts'
import { conceptRows, type Concept, type ConceptRow } from '../retrieval/concept.ts'
import { foldText } from '../retrieval/fold-text.ts'
import type { Statement } from '../retrieval/knowledge.ts'
import type { AnswerSource } from '../conversation/engine.ts'
import type { Content } from './compose-answer.ts'
import { comparisonTexts, comparisonWords } from './comparison.nl.ts'
import { describeSource } from './write-statements.ts'

const MOST_CONCEPTS = 3
const LEAST_ROWS = 2

/** The concepts that a text names, in its order; the words of a longer name are not also those of a shorter one. */
export function findConcepts(text: string, concepts: readonly Concept[]): Concept[] {
  const names = concepts.flatMap((concept) => concept.names.map((name) => ({ concept, name }))).toSorted((a, b) => b.name.length - a.name.length)
  let rest = ` ${text.replace(/[^a-z0-9]+/g, ' ')} `
  const found = new Map<Concept, number>()
  for (const { concept, name } of names) {
    const at = rest.indexOf(` ${name} `)
    if (at < 0) continue
    if (!found.has(concept)) found.set(concept, at)
    rest = rest.replaceAll(` ${name} `, ` ${'_'.repeat(name.length)} `)
  }
  return [...found].toSorted((a, b) => a[1] - b[1]).map(([concept]) => concept)
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

interface Cell {
  statement: Statement
  sources: AnswerSource[]
}

function findCell(concept: Concept, row: ConceptRow, { entries }: Content): Cell | undefined {
  const [entryId = '', statementId] = concept.rows[row]?.split('.') ?? []
  const entry = entries.get(entryId)
  const statement = entry?.statements.find(({ id }) => id === statementId)
  return entry && statement && { statement, sources: statement.from.map((position) => describeSource(entry.sources[position - 1]!)) }
}

/** Undefined unless the question compares at least two concepts of which the same is told. */
export function compareConcepts(question: string, concepts: readonly Concept[], content: Content, day: string): EngineAnswer | undefined {
  const text = foldText(question)
  if (!comparisonWords.test(text)) return undefined
  const named = findConcepts(text, concepts).slice(0, MOST_CONCEPTS)
  const rows = conceptRows.flatMap((row) => {
    const cells = named.map((concept) => findCell(concept, row, content))
    return cells.every((cell) => cell !== undefined) ? [{ row, cells }] : []
  })
  if (named.length < 2 || rows.length < LEAST_ROWS) return undefined
  const sources: AnswerSource[] = []
  const numberOf = (source: AnswerSource): number => {
    const at = sources.findIndex(({ url, title }) => url === source.url && title === source.title)
    return at >= 0 ? at + 1 : sources.push(source)
  }
  const write = ({ statement, sources: own }: Cell): string =>
    `${fillFigures(statement.text.trim(), content.figures, day)} ${own.map((source) => `[${numberOf(source)}]`).join('')}`.replaceAll('|', '/')
  const table = [
    line(['', ...named.map(({ label }) => label)]),
    line(['---', ...named.map(() => '---')]),
    ...rows.map(({ row, cells }) => line([comparisonTexts.rows[row], ...cells.map(write)])),
  ]
  const [first] = named
  return {
    kind: 'kennis',
    text: `${comparisonTexts.lead(named.map(({ label }) => label))}\n\n${table.join('\n')}`,
    sources,
    reference: first!.rows.wat?.split('.')[0],
    suggestions: named.flatMap(({ rows: { wat } }) => content.entries.get(wat?.split('.')[0] ?? '')?.question ?? []),
  }
}
