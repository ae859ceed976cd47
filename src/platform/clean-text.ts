/** Brings what a visitor typed to plain text: no control characters, no invisible ones that could carry hidden text. */

/** Controls, private use, and all that a reader does not see: among them tag characters and direction marks. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc]/gu
/** Letters, digits and signs in another dress: full width, mathematical, in a circle or a square, and small forms. */
const DRESSED = /[\u2460-\u24ff\ufe50-\ufe6f\uff01-\uffef\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/gu
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu
/** More accents on one letter than any language has. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu

/** What a reader sees: nothing invisible, and digits and signs as a keyboard has them. */
export function showPlainly(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, '').replace(DRESSED, undress).replace(FOREIGN_DIGIT, toDigit)
}

export function cleanText(text: string): string {
  return showPlainly(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** More than one line, also of a text that was not cleaned. */
export const hasLineBreak = (text: string): boolean => /[\n\u0085\u2028\u2029]/.test(text)

const undress = (character: string): string => character.normalize('NFKC')

/** Digits of every script stand in rows of ten. */
function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
