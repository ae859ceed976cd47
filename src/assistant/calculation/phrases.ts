/** A readable way to write what a recogniser listens for: whole words, `*` for the rest of a word, `…` for up to 40 characters between. */

/** phrases('verhu*', 'laat…na') matches 'verhuren' and 'laat mij 50.000 na'. Other regular expression signs keep their meaning. */
export function phrases(...list: readonly string[]): RegExp {
  const body = list.map((phrase) => phrase.replaceAll('*', '\\w*').replaceAll('…', '.{0,40}')).join('|')
  return new RegExp(`(?<!\\w)(?:${body})(?!\\w)`)
}
