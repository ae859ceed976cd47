/** Phrases that are known word for word, by two numbers each: what thousands of texts hold in a map is four times as much. */
import { findFirst } from './find-first.ts'
import { hashText } from './learned/hash-text.ts'

export interface LiteralPhrases {
  /** Sorted, and then by the second. */
  first: Uint32Array
  second: Uint32Array
  /** Of the passage. */
  positions: Uint32Array
}

const OTHER_SEED = 374_761_393

const second = (phrase: string): number => hashText(phrase, OTHER_SEED)

/** That another text has both numbers of one of them is less likely than one in a thousand million million. */
export function rememberPhrases(phrases: ReadonlyMap<string, number>): LiteralPhrases {
  const numbered = Array.from(phrases, ([phrase, position]) => ({ first: hashText(phrase), second: second(phrase), position }))
  numbered.sort((a, b) => a.first - b.first || a.second - b.second)
  return {
    first: Uint32Array.from(numbered, (one) => one.first),
    second: Uint32Array.from(numbered, (one) => one.second),
    positions: Uint32Array.from(numbered, ({ position }) => position),
  }
}

export function positionOfPhrase(phrases: LiteralPhrases, phrase: string): number | undefined {
  const [number, other] = [hashText(phrase), second(phrase)]
  for (let at = findFirst(phrases.first, number); phrases.first[at] === number; at++) if (phrases.second[at] === other) return phrases.positions[at]
  return undefined
}
