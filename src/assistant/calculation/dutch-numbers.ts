/** Turns Dutch number words into digits: 'vijf ton' -> '5 ton', 'achtentwintig' -> '28', 'driehonderdduizend' -> '300000'. */

const SMALL: Record<string, number> = {
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
  negen: 9,
  tien: 10,
  elf: 11,
  twaalf: 12,
  dertien: 13,
  veertien: 14,
  vijftien: 15,
  zestien: 16,
  zeventien: 17,
  achttien: 18,
  negentien: 19,
}
const TENS: Record<string, number> = { twintig: 20, dertig: 30, veertig: 40, vijftig: 50, zestig: 60, zeventig: 70, tachtig: 80, negentig: 90 }
const UNITS: Record<string, number> = { een: 1, ...SMALL }
const GROUPS: Record<string, number> = { tweeen: 2, drieen: 3, vieren: 4, vijven: 5, zessen: 6 }

/** The number a single word without diacritics spells, from 2 up; undefined for any other word and for 'een', which is mostly an article. */
export function parseNumberWord(word: string): number | undefined {
  return SMALL[word] ?? TENS[word] ?? GROUPS[word] ?? parseTens(word) ?? parseMultiple(word, 'duizend', 1000) ?? parseMultiple(word, 'honderd', 100)
}

/** 'achtentwintig', 'tweeendertig'. */
function parseTens(word: string): number | undefined {
  for (const [name, tens] of Object.entries(TENS)) {
    if (!word.endsWith(`en${name}`)) continue
    const unit = UNITS[word.slice(0, -name.length - 2)]
    if (unit !== undefined && unit < 10) return tens + unit
  }
  return undefined
}

/** 'driehonderdduizend', 'tweehonderdvijftig'; the bare words 'honderd' and 'duizend' stay words, they follow a digit. */
function parseMultiple(word: string, name: string, factor: number): number | undefined {
  const at = word.indexOf(name)
  if (at < 0 || word === name || word === `${name}en`) return undefined
  const left = word.slice(0, at)
  const right = word.slice(at + name.length).replace(/^en/, '')
  const times = left === '' ? 1 : left === 'honderd' ? 100 : parseNumberWord(left)
  const rest = right === '' ? 0 : (UNITS[right] ?? parseNumberWord(right))
  return times === undefined || rest === undefined ? undefined : times * factor + rest
}

const HALVES: [RegExp, string][] = [
  [/\b(?:een )?(?:halve|half) (?=ton|miljoen)/g, '0,5 '],
  [/\b(?:een )?driekwart (?=miljoen)/g, '0,75 '],
  [/\b(?:een )?kwart (?=miljoen)/g, '0,25 '],
  [/\banderhal(?:f|ve)\b/g, '1,5'],
  [/\been (?=ton\b|miljoen\b)/g, '1 '],
]

/** The text with number words as digits. Expects lower case without diacritics. */
export function digitsForNumberWords(text: string): string {
  let result = text
    .replace(/\bhonderd duizend/g, 'honderdduizend')
    .replace(/\b([a-z]+) (honderd(?:duizend)?)\b/g, (all, word: string, tail: string) => (SMALL[word] === undefined ? all : `${word}${tail}`))
    .replace(/\b([a-z]+?)(?:en(?:een)?| en een )(?:half|halve)\b/g, (all, word: string) => (UNITS[word] === undefined ? all : `${UNITS[word]},5`))
  for (const [pattern, digits] of HALVES) result = result.replace(pattern, digits)
  return joinTonAndThousands(result.replace(/[a-z]+/g, (word) => parseNumberWord(word)?.toString() ?? word))
}

/** '2 ton en 10 duizend' -> '210000'. */
function joinTonAndThousands(text: string): string {
  return text.replace(/\b(\d) ton (?:en )?(\d{1,2}) ?(?:duizend|mille|k)\b/g, (_, ton: string, thousands: string) =>
    String(Number(ton) * 1e5 + Number(thousands) * 1e3),
  )
}
