/** Reads what the owner typed into the search field, and finds it back in a text. */

/** One thing to look for: a word or its beginning, or several words in a row. */
export interface Term {
  /** Folded, at least one; all but the last are whole words. */
  words: string[]
  /** The last word may go on. */
  isPrefix: boolean
}

export interface Token {
  word: string
  start: number
  end: number
}

export const MAX_QUERY = 200
const MAX_TERMS = 8
const MIN_PREFIX = 2
const WORD = /[\p{L}\p{N}\p{M}]+/gu
const SPECIAL: Readonly<Record<string, string>> = { ł: 'l', ø: 'o' }

const ASCII = /^[a-z\d]*$/

/** As both databases keep it: small letters without accents. */
function foldWord(word: string): string {
  const small = word.toLowerCase()
  // Thousands of messages are read through in one search, and few words have accents.
  if (ASCII.test(small)) return small
  return small
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łø]/g, (letter) => SPECIAL[letter] ?? letter)
}

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({ word: foldWord(match[0]), start: match.index, end: match.index + match[0].length })).filter(
    ({ word }) => word !== '',
  )
}

/** "…" is a phrase; every other word of two letters or more may be the beginning of one. No sign means anything to the database. */
export function readTerms(query: string): Term[] {
  const terms: Term[] = []
  query
    .slice(0, MAX_QUERY)
    .split(/["“”„]/)
    .forEach((part, index, parts) => {
      const words = tokensOf(part).map(({ word }) => word)
      // A quote that is not closed opens nothing.
      const isPhrase = index % 2 === 1 && index < parts.length - 1
      if (isPhrase && words.length > 0) terms.push({ words, isPrefix: false })
      else if (!isPhrase) terms.push(...words.map((word) => ({ words: [word], isPrefix: word.length >= MIN_PREFIX })))
    })
  return terms.slice(0, MAX_TERMS)
}

/** Every place where a term stands in the text. */
export function findTerm(tokens: readonly Token[], { words, isPrefix }: Term): { start: number; end: number }[] {
  return tokens.flatMap((token, at) => {
    const fits = words.every((word, n) => {
      const there = tokens[at + n]?.word
      return there !== undefined && (isPrefix && n === words.length - 1 ? there.startsWith(word) : there === word)
    })
    return fits ? [{ start: token.start, end: tokens[at + words.length - 1]?.end ?? token.end }] : []
  })
}

/** Whether the text holds every term: the database only says which texts may. */
export function holdsTerms(text: string, terms: readonly Term[]): boolean {
  const tokens = tokensOf(text)
  return terms.every((term) => findTerm(tokens, term).length > 0)
}
