/** Builds patterns over plain text (lower case, single spaces, no punctuation) from groups of words and the distance between them. */

type Part = string | number

/**
 * A string is a group of alternatives ('wil|wilt'), a number the most words that may stand before the next group; without a number the
 * groups follow at once. '^' first and '$' last tie the pattern to the whole text.
 */
export function sayings(...parts: readonly Part[]): RegExp {
  let source = parts[0] === '^' ? '^' : '\\b'
  let gap = ''
  let started = false
  for (const part of parts) {
    if (part === '^' || part === '$') continue
    if (typeof part === 'number') {
      gap = `(?:\\w+ ){0,${part}}`
      continue
    }
    source += `${started ? ' ' : ''}${gap}(?:${part})`
    gap = ''
    started = true
  }
  return new RegExp(source + (parts.at(-1) === '$' ? '$' : '\\b'))
}

/** Any of the phrases, between commas; '..' between two words stands for up to five others. */
export function anyOf(...lists: readonly string[]): RegExp {
  const phrases = lists.join(', ').split(/,\s+/)
  return new RegExp(`\\b(?:${phrases.map((phrase) => phrase.trim().replaceAll(' .. ', ' (?:\\w+ ){0,5}?')).join('|')})\\b`)
}

/** True when one of the patterns occurs in the text. */
export const matchesAny = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text))

/** A set of the words of a list. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))
