/** Finds where the sentences of a text stutter or run on, for a reader who reads them aloud. */

/** Runs of sentences that each have fewer words than `below`: so many in a row stutter. */
const STUTTERS = [
  { run: 3, below: 8 },
  { run: 4, below: 10 },
]
/** In words. */
const LONGEST = 28

interface Sentence {
  text: string
  words: number
}

const FIGURE = /\{\{[^}]*\}\}/g
const LINK = /\[([^\]]*)\]\([^)]*\)/g
/** Becomes a numbered mark on the page, so nobody reads it in the sentence. */
const LAW = / \((?:artikel|artikelen|article|articles) \d[^()]*\)/g
/** Not behind an initial: 'H. Smit'. */
const END = /(?<=[.?!]['*)]{0,3})(?<! \p{Lu}\.) /u
/** Headings, rows of tables, lines between parts. */
const UNSPOKEN = /^(?:#|\||-{3}|\s*$)/
/** What stands before the sentences of a line: the mark of a quotation or a point, and the words in bold that name it. */
const OPENING = /^(?:> ?|[-*] |\d+\. |\*\*[^*]+[.:?]\*\* ?)+/

function sentencesOf(line: string): Sentence[] {
  const plain = line.replace(OPENING, '').replace(LINK, '$1').replace(FIGURE, 'een bedrag').replace(LAW, '')
  return plain
    .split(END)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, words: text.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length }))
}

/** The longest runs, each as it is read. */
function runsOf(sentences: readonly Sentence[], { run, below }: { run: number; below: number }): string[] {
  const runs: string[][] = [[]]
  for (const { text, words } of sentences) {
    if (words < below) runs.at(-1)?.push(text)
    else runs.push([])
  }
  return runs.filter(({ length }) => length >= run).map((texts) => texts.join(' '))
}

/**
 * Of the body of an article, in its order. Each paragraph and each point of a list is read by itself, without headings, tables and law references
 * in brackets; a figure counts as two words.
 */
export const findRhythmFaults = (body: string): string[] =>
  body
    .split('\n')
    .filter((line) => !UNSPOKEN.test(line))
    .map(sentencesOf)
    .flatMap((sentences) => [
      ...new Set(STUTTERS.flatMap((stutter) => runsOf(sentences, stutter)).map((text) => `short sentences in a row, join what belongs together: ${text}`)),
      ...sentences.filter(({ words }) => words > LONGEST).map(({ text, words }) => `a sentence of ${words} words, at most ${LONGEST}: ${text}`),
    ])
