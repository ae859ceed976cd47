/** Brings what a model streams to letters that our rules can read: nothing invisible, no look-alikes, only the Latin script. */
import { showPlainly } from '../../platform/clean-text.ts'

/** Letters of other scripts, and of phonetic writing, that pass for one of ours. */
const LOOK_ALIKES = new Map(
  [
    ['аɑα', 'a'],
    ['Ьƅ', 'b'],
    ['сϲᴄ', 'c'],
    ['ԁɗ', 'd'],
    ['еєεҽᴇ', 'e'],
    ['ɡ', 'g'],
    ['һɦʜ', 'h'],
    ['іιıɩɪ', 'i'],
    ['јϳᴊ', 'j'],
    ['ҝκкᴋ', 'k'],
    ['ӏǀʟ', 'l'],
    ['мᴍ', 'm'],
    ['ոпηɴ', 'n'],
    ['оοσօᴏ', 'o'],
    ['рρᴘ', 'p'],
    ['ԛ', 'q'],
    ['гʀ', 'r'],
    ['ѕꜱ', 's'],
    ['тτᴛ', 't'],
    ['υսцᴜ', 'u'],
    ['νѵᴠ', 'v'],
    ['ԝωшᴡ', 'w'],
    ['хχ', 'x'],
    ['уγʏ', 'y'],
    ['ᴢ', 'z'],
    ['АΑ', 'A'],
    ['ВΒʙ', 'B'],
    ['С', 'C'],
    ['ЕΕ', 'E'],
    ['НΗ', 'H'],
    ['ІΙ', 'I'],
    ['Ј', 'J'],
    ['КΚ', 'K'],
    ['МΜ', 'M'],
    ['Ν', 'N'],
    ['ОΟ', 'O'],
    ['РΡ', 'P'],
    ['Ѕ', 'S'],
    ['ТΤ', 'T'],
    ['ХΧ', 'X'],
    ['УΥ', 'Y'],
    ['Ζ', 'Z'],
    ['。․‧', '.'],
    ['∕⁄', '/'],
    ['∶ː꞉', ':'],
    ['‹〈⟨', '<'],
    ['›〉⟩', '>'],
  ].flatMap(([signs, letter]) => Array.from(signs ?? '', (sign) => [sign, letter ?? ''] as const)),
)

/** Latin letters as Western European languages have them; phonetic and other rare ones are not among them. */
const STRANGE_LETTER = /(?![A-Za-z\u00c0-\u017f])\p{L}|\p{M}/gu

/**
 * A look-alike inside a word becomes the letter it looks like; words in another script are gone: what cannot be checked is not shown.
 * `last` is the letter that went before.
 */
export function toVisibleText(text: string, last = ''): string {
  const shown = showPlainly(text.replace(/[\u2028\u2029]/g, '\n')).replace(/(?!\u00a0)[\t\p{Zs}]/gu, ' ')
  let before = last
  let visible = ''
  for (const sign of shown) {
    const isOfWord = /[A-Za-z]/.test(before) || !/\p{L}/u.test(sign)
    const letter = (isOfWord ? (LOOK_ALIKES.get(sign) ?? sign) : sign).replace(STRANGE_LETTER, '')
    visible += letter
    before = letter || before
  }
  return visible
}
