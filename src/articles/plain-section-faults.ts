/** A long section of an article that is words from end to end: nobody sees at a glance what it says. */
import { FAQ_HEADING, splitSections } from './article-sections.ts'

/** From so many words a section is long. */
const LONG_SECTION = 200
/** A table, steps that are drawn as a line, or a worked example in a card. */
const SEEN_AT_A_GLANCE = /^(?:\||1\. |>)/m

const countWords = (markdown: string): number => markdown.match(/[\p{L}\p{N}{][^\s|]*/gu)?.length ?? 0

/** In words for who writes the article. */
export function findPlainSectionFaults(body: string): string[] {
  const sections = new Map<string, string>()
  for (const { path, body: text } of splitSections(body)) {
    const [heading] = path
    if (heading !== undefined) sections.set(heading, `${sections.get(heading) ?? ''}\n${text}`)
  }
  // Questions are short pieces by themselves.
  return [...sections]
    .filter(([heading, text]) => countWords(text) > LONG_SECTION && !FAQ_HEADING.test(heading) && !SEEN_AT_A_GLANCE.test(text))
    .map(([heading, text]) => `section '${heading}' has ${countWords(text)} words and no table, steps or worked example`)
}
