/** Brings a question into the plain form the extractors read: lower case, no diacritics, single spaces, number words as digits. */
import { digitsForNumberWords } from './dutch-numbers.ts'

/** 'Vijf ton; ik ben één jaar jonger dan 35' -> '5 ton; ik ben een jaar 34~'. A tilde marks an age that is only a bound. */
export function normaliseQuestion(question: string): string {
  const plain = question
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„"]/g, ' ')
    .replace(/[–—−]/g, '-')
    .replace(/\bm'?n\b/g, 'mijn')
    .replace(/\bz'?n\b/g, 'zijn')
    .replace(/\((\d{2}(?: jaar)?(?: (?:en|\/|&) \d{2}(?: jaar)?)?)\)/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .trim()
  return boundAges(digitsForNumberWords(plain))
}

function boundAges(text: string): string {
  return text
    .replace(
      /\b(?:jonger dan|onder de|beneden de|nog geen)(?: de)? (\d{2})(?: jaar)?\b(?![.,]?\d| ?(?:%|procent|ton|k\b|duizend|euro))/g,
      (_, age: string) => `${Number(age) - 1}~`,
    )
    .replace(/\b(?:ouder dan|boven de)(?: de)? (\d{2})(?: jaar)?\b(?![.,]?\d| ?(?:%|procent|ton|k\b|duizend|euro))/g, (_, age: string) => `${age}~`)
    .replace(/\b(\d{2})(?: jaar)? (?:of|en) ouder\b|\b(\d{2}) ?(?:\+|plus\b)/g, (_, a?: string, b?: string) => `${a ?? b}~`)
}
