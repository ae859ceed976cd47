/** Turns Dutch number words into digits: 'vijf ton' -> '5 ton', 'achtentwintig' -> '28', 'driehonderdduizend' -> '300000'. */

import { spendWork } from '../../platform/work.ts'

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

/** Letters of 'zevenhonderdzevenenzeventigduizendzevenhonderdzevenenzeventig'. */
const LONGEST = 61

/** The number a single word without diacritics spells, from 2 up; undefined for any other word and for 'een', which is mostly an article. */
export function parseNumberWord(word: string): number | undefined {
  if (word.length > LONGEST) return undefined
  const parts = splitAt(word, 'duizend')
  if (!parts) return parseHundreds(word)
  const times = parseCount(parts.left, parseSide)
  const rest = parseRest(parts.right, parseSide)
  return times === undefined || rest === undefined ? undefined : times * 1000 + rest
}

/** Beside 'duizend' the bare 'honderd' is a number: 'tweeduizendhonderd'. */
const parseSide = (side: string): number | undefined => (side === 'honderd' ? 100 : parseHundreds(side))

/** 'tweehonderdvijftig', 'vijftienhonderd', and what is less than a hundred. */
function parseHundreds(word: string): number | undefined {
  const parts = splitAt(word, 'honderd')
  if (!parts) return parseSmall(word)
  const times = parseCount(parts.left, parseSmall)
  const rest = parseRest(parts.right, parseSmall)
  return times === undefined || rest === undefined ? undefined : times * 100 + rest
}

function parseSmall(word: string): number | undefined {
  spendWork(1)
  return SMALL[word] ?? TENS[word] ?? GROUPS[word] ?? parseTens(word)
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

/** The two sides of 'honderd' or 'duizend'; the bare words stay words, as they follow a digit. */
function splitAt(word: string, name: string): { left: string; right: string } | undefined {
  const at = word.indexOf(name)
  if (at < 0 || word === name || word === `${name}en`) return undefined
  return { left: word.slice(0, at), right: word.slice(at + name.length).replace(/^en/, '') }
}

type Parse = (word: string) => number | undefined

/** Each side goes to a parser that knows one name less, so that no word is read more than once. */
const parseCount = (left: string, parse: Parse): number | undefined => (left === '' ? 1 : parse(left))
const parseRest = (right: string, parse: Parse): number | undefined => (right === '' ? 0 : (UNITS[right] ?? parse(right)))

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
