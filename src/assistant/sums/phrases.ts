/** A readable way to write down what a recogniser listens for. */

/**
 * A comma or new line separates phrases; each matches as whole words. `*` is the rest of a word, `#` a digit and ` … ` up to 40 characters
 * between two words: 'verhu*, laat … na' matches 'verhuren' and 'laat mij 50.000 na'. Other regular expression signs keep their meaning.
 */
export function phrases(list: string): RegExp {
  const body = list
    .split(/,\s|\n/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => phrase.replaceAll(' … ', '(?: .{0,40})? ').replaceAll('*', '\\w*').replaceAll('#', '\\d'))
  return new RegExp(`(?<!\\w)(?:${body.join('|')})(?!\\w)`)
}

/** Separate words, as a set. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))
