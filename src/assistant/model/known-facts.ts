/** The numbers and names in a text, in one form, so that what a model writes can be held against what it was given. */
import { withinWork } from '../../platform/work.ts'
import { extractAmounts } from '../sums/extract-amounts.ts'
import { normaliseQuestion } from '../sums/normalise-question.ts'
import { placeWords } from './place-names.ts'
import { institutions, smallNameWords } from './sentence.nl.ts'

export interface KnownFacts {
  /** '1300.5', and the digits of telephone numbers. */
  numbers: Set<string>
  /** Lower case: every run of capitalised words and every part of one. */
  names: Set<string>
  /** Numbers that only the visitor named. */
  said: Set<string>
  /** Of institutions, laws and places, see `namesOfContent`. */
  ofContent: ReadonlySet<string>
}

/** Visitors write amounts as '40k' and 'veertigduizend' too. */
export const factsIn = (text: string, saidText: string, ofContent: ReadonlySet<string> = new Set()): KnownFacts => ({
  numbers: new Set(numbersIn(text)),
  names: new Set(namesIn(text)),
  said: new Set([...numbersIn(saidText), ...saidText.split('\n').flatMap(amountsIn)]),
  ofContent,
})

/** Shorter words are also the names of people: 'Koning', 'Kroon'. */
const LONG_NAME = 8
/** Of a name of several words at least two are so long. */
const LONG_PART = 5

/**
 * The names of institutions and laws that the texts of the site hold, whatever passages were given: long words with a capital that nowhere
 * stand without, and runs of words. Lower case.
 */
export function namesOfContent(texts: readonly string[]): ReadonlySet<string> {
  const small = new Set(texts.flatMap((text) => text.match(/(?<![\p{L}\d])\p{Ll}[\p{L}’'-]*/gu) ?? []))
  return new Set(
    texts.flatMap(namesIn).filter((name) => {
      const words = name.split(/\s/)
      return words.length > 1 ? words.filter((word) => word.length >= LONG_PART).length > 1 : name.length >= LONG_NAME && !small.has(name)
    }),
  )
}

export function learnFacts(facts: KnownFacts, text: string): void {
  for (const number of numbersIn(text)) facts.numbers.add(number)
  for (const name of namesIn(text)) facts.names.add(name)
}

/** For one message. A text made to be slow says no amounts. */
const MOST_WORK = 10_000

const amountsIn = (message: string): string[] =>
  withinWork(
    MOST_WORK,
    () => extractAmounts(normaliseQuestion(message)).map(({ cents }) => String(cents / 100)),
    () => [],
  )

/** '€ 1.300,50' and '1300,5' both become '1300.5'; digits of telephone numbers also stand by themselves. */
function numbersIn(text: string): string[] {
  const amounts = [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([digits]) => canonical(digits))
  const phones = [...text.matchAll(/(?:\+|0)[\d\s()./-]{7,17}\d/g)].map(([phone]) => phone.replace(/\D/g, ''))
  return [...amounts, ...phones]
}

/** Of what a visitor named, only more than this is repeated as the price of something: a house, not a deed. */
const DEAREST_DEED = 5_000

/** True when every number of an amount was given; digits apart ('9 9 euro') count as the one number they read as. */
export function isKnownAmount({ numbers, said }: KnownFacts, amount: string, isPrice: boolean): boolean {
  const isKnown = (number: string) => numbers.has(number) || (said.has(number) && !(isPrice && Number(number) <= DEAREST_DEED))
  const parts = [...amount.matchAll(/\d+(?:[.,]\d+)*/g)].map(([digits]) => digits)
  if (isKnown(canonical(parts.join('')))) return true
  return parts.every((part) => isKnown(canonical(part)) && (parts.length === 1 || part.length > 1))
}

/** True when the whole was given as one name, or each of its words in one. */
export function isKnownName({ names, ofContent }: KnownFacts, name: string): boolean {
  const folded = name.trim().toLowerCase()
  return (
    names.has(folded) ||
    ofContent.has(folded) ||
    folded.split(/[\s-]+/).every((word) => names.has(word) || ofContent.has(word) || institutions.has(word) || placeWords.has(word) || smallNameWords.has(word))
  )
}

/** Dutch notation: a dot groups thousands, a comma is the decimal mark. */
function canonical(digits: string): string {
  const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits)
  const plain = grouped ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '.')
  return /^\d+(?:\.\d+)?$/.test(plain) ? String(Number(plain)) : plain
}

/** Runs of capitalised words, with the small words of Dutch surnames between them, and every part of each run. */
function namesIn(text: string): string[] {
  const runs = [
    ...text.matchAll(/\p{Lu}(?:\p{L}|['’-](?=\p{L}))*(?:[\s.]+(?:\p{Lu}(?:\p{L}|['’-](?=\p{L}))*|van|de|der|den|ter|ten|aan|het|in|op|en|&))*/gu),
  ].map(([run]) => run.toLowerCase())
  return runs.flatMap((run) => {
    const words = run.split(/[\s.]+/)
    return words.flatMap((_word, from) => words.slice(from).map((_last, to) => words.slice(from, from + to + 1).join(' ')))
  })
}
