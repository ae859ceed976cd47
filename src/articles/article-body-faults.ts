/** What keeps the owner's text of an article off the site, each fault with the line it stands in. */
import { fillFigures } from '../figures/figure-tokens.ts'
import type { Language } from '../figures/figure-words.ts'
import type { FigureBook } from '../figures/figure.ts'
import { slugOf } from '../platform/fold-letters.ts'
import { MAX_BODY, MIN_BODY, type BodyFault } from './article-wording.ts'

export interface BodyChecks {
  figures: FigureBook
  /** Whether the site has a page at that path. */
  hasPage: (path: string) => boolean
}

const LINK = /\]\(\s*<?([^)\s>]*)/g
const REFERENCE = /^ {0,3}\[[^\]]*\]:/
/** Also the start of a comment. An address in such brackets would be a link that nobody can read. */
const HTML = /<[a-z/!?]/i
const HEADING = /^ {0,3}(#{1,6})(?:\s(.*))?$/
const UNDERLINE = /^ {0,3}(?:=+|-+)\s*$/
const CLOSING_MARKS = /(?<!#)#+$/

/** Undefined when a token in it is broken, or names no figure. */
export function fillBody(text: string, figures: FigureBook, day: string, language: Language): string | undefined {
  try {
    const filled = fillFigures(text, figures, day, language)
    return /\{\{|\}\}/.test(filled) ? undefined : filled
  } catch {
    return undefined
  }
}

/** As far as it can be filled; a token that cannot stays to be seen. */
export const fillWhatCan = (text: string, figures: FigureBook, day: string, language: Language): string =>
  text
    .split('\n')
    .map((line) => fillBody(line, figures, day, language) ?? line.replaceAll('{{', '{ {').replaceAll('}}', '} }'))
    .join('\n')

/** Where a text stands: the level of its first headings, whether they have anchors, and how long it may be. */
export interface TextShape {
  top: 2 | 3
  hasAnchors: boolean
  least: number
  most: number
}

const articleShape: TextShape = { top: 2, hasAnchors: true, least: MIN_BODY, most: MAX_BODY }

interface Place {
  body: string
  lang: Language
  /** YYYY-MM-DD. */
  day: string
}

/** In the order of the text; lines are counted from 1, and 0 is the text as a whole. */
export function findBodyFaults({ body, lang, day }: Place, { figures, hasPage }: BodyChecks, shape: TextShape = articleShape): BodyFault[] {
  const { top, hasAnchors, least, most } = shape
  const lines = body.split('\n')
  const anchors = hasAnchors ? lines.flatMap((line) => headingOf(line)?.anchor ?? []) : []
  const isPlace = (href: string): boolean => {
    if (href.startsWith('#')) return anchors.includes(href.slice(1))
    if (/^https:\/\//i.test(href)) return URL.canParse(href)
    return /^\/(?![/\\])/.test(href) && hasPage(href.split(/[?#]/, 1).join(''))
  }
  const length = body.trim().length
  const faults: BodyFault[] = length < least ? [{ code: 'short', line: 0 }] : length > most ? [{ code: 'long', line: 0 }] : []
  let level = top - 1
  const seen = new Set<string>()
  lines.forEach((text, at) => {
    const add = (code: BodyFault['code']) => faults.push({ code, line: at + 1 })
    if (/\{\{|\}\}/.test(text) && fillBody(text, figures, day, lang) === undefined) add('figure')
    if (HTML.test(text)) add('html')
    if (text.includes('![')) add('image')
    if (REFERENCE.test(text) || [...text.matchAll(LINK)].some(([, href = '']) => !isPlace(href))) add('link')
    const heading = headingOf(text)
    if (heading) {
      if (heading.level < top || heading.level > top + 1 || heading.level > level + 1 || heading.anchor === '') add('heading')
      else if (seen.has(heading.anchor)) add('same')
      seen.add(heading.anchor)
      level = heading.level
    } else if (UNDERLINE.test(text) && (lines[at - 1] ?? '').trim() !== '') add('heading')
  })
  return faults
}

function headingOf(line: string): { level: number; anchor: string } | undefined {
  const match = HEADING.exec(line)
  return match ? { level: match[1]?.length ?? 0, anchor: slugOf((match[2] ?? '').replace(CLOSING_MARKS, '')) } : undefined
}
