/** Cuts the Markdown of an article into sections by its h2 and h3 headings. */
import { slugOf } from '../platform/fold-letters.ts'

export interface ArticleSection {
  /** Headings from h2 down; empty for the text before the first heading. */
  path: string[]
  /** Fragment of the innermost heading, without '#'; empty for the text before the first heading. */
  anchor: string
  /** Markdown between this heading and the next one, trimmed. */
  body: string
}

/** Of the section with questions, at the end of an article. */
export const FAQ_HEADING = /^(?:Veelgestelde vragen|Frequently asked questions)$/i

/** Marks may also stand behind a heading. */
const CLOSING_MARKS = /(?<!#)#+$/
const HEADING = /^(#{2,3})\s(.*)$/

/** The sections in reading order. A section ends at the next heading, so a parent does not repeat the text of its children. */
export function splitSections(body: string): ArticleSection[] {
  const sections: ArticleSection[] = []
  let open: ArticleSection = { path: [], anchor: '', body: '' }
  const close = () => {
    const text = open.body.trim()
    if (text || open.path.length > 0) sections.push({ ...open, body: text })
  }
  for (const line of body.split('\n')) {
    const [, marks, rest = ''] = HEADING.exec(line) ?? []
    const heading = rest.replace(CLOSING_MARKS, '').trim()
    if (!marks || !heading) {
      open.body += `${line}\n`
      continue
    }
    close()
    open = { path: marks.length === 2 ? [heading] : [...open.path.slice(0, 1), heading], anchor: slugOf(heading), body: '' }
  }
  close()
  return sections
}
