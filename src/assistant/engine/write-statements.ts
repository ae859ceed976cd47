/** Writes statements as an answer: the one that answers first, then what supports it, each with the number of its source. */
import type { FigureBook } from '../../figures/figure.ts'
import { fillFigures, formatDay } from '../../figures/figure-tokens.ts'
import type { AnswerSource } from '../conversation/engine.ts'
import type { Language } from '../../figures/figure-words.ts'
import { engineTexts } from './engine.nl.ts'
import { englishTexts } from './languages/english.en.ts'
import { explainPrices } from './price-difference.ts'
import type { KnowledgeEntry, Statement } from '../retrieval/knowledge.ts'
import type { Opening } from './choose-opening.ts'

export interface WrittenAnswer {
  /** Markdown with marks such as '[1]', by position in `sources`. */
  text: string
  sources: AnswerSource[]
  /** What it says, the opening first. */
  said: Statement[]
}

const nearestLines: Record<Language, string> = { nl: engineTexts.nearest, en: englishTexts.nearest }
const openingWords: Record<Language, Record<Opening['word'], string>> = { nl: engineTexts.opening, en: englishTexts.opening }
const MOST_SUPPORT = 3
/** Characters of support: who asked one thing reads no more than this about the rest. */
const LONGEST_SUPPORT = 480

export const describeSource = ({ title, url, date }: KnowledgeEntry['sources'][number]): AnswerSource => ({
  title: date ? `${title} (${formatDay(date)})` : title,
  url,
})

/** What fits, the ones that help most first. */
function pickSupport(ranked: readonly Statement[], most: number): Statement[] {
  const picked: Statement[] = []
  let length = 0
  for (const statement of ranked) {
    if (picked.length === most) break
    if (length + statement.text.length > LONGEST_SUPPORT) continue
    picked.push(statement)
    length += statement.text.length
  }
  return picked
}

export interface WritingOptions {
  language?: Language | undefined
  /** Statements below the opening. */
  mostSupport?: number | undefined
  /** Says so where only something near to what was asked is known. */
  admits?: boolean
}

export function writeStatements(
  entry: KnowledgeEntry,
  { statement, word, support, isNearest }: Opening,
  figures: FigureBook,
  day: string,
  { language = 'nl', mostSupport = MOST_SUPPORT, admits = false }: WritingOptions = {},
): WrittenAnswer {
  const sources: AnswerSource[] = []
  const numberOf = (position: number): number => {
    const source = describeSource(entry.sources[position - 1]!)
    const at = sources.findIndex(({ url, title }) => url === source.url && title === source.title)
    return at >= 0 ? at + 1 : sources.push(source)
  }
  const write = ({ text, from }: Statement): string => {
    const marks = from.map((position) => `[${numberOf(position)}]`).join('')
    return fillFigures(text.trim(), figures, day, language) + (marks && ` ${marks}`)
  }
  const opening = openingWords[language][word] + write(statement)
  const picked = pickSupport(support, mostSupport)
  const rest = [...picked.map(write), explainPrices([statement, ...picked], figures, day, language)].filter(Boolean).join(' ')
  // What the owner wrote names its sources as a whole.
  if (statement.from.length === 0) for (const source of entry.sources) sources.push(describeSource(source))
  return { text: [admits && isNearest ? nearestLines[language] : '', opening, rest].filter(Boolean).join('\n\n'), sources, said: [statement, ...picked] }
}
