/** Takes out of a sentence what a model may not say: links, images, markup, addresses, amounts and names that it was not given, and claims to be a person. */
import { foldLetters } from '../../platform/fold-letters.ts'
import { parseNumberWord } from '../sums/dutch-numbers.ts'
import { isKnownAmount, isKnownName, type KnownFacts } from './known-facts.ts'
import { takeOutAddresses } from './take-out-addresses.ts'
import { cleanerTexts } from './provider.nl.ts'
import { currencies, firstWords, namePrefixes, otherUnit, personClaims, pointers, priceWords, titles } from './sentence.nl.ts'

const MOST_ROUNDS = 5
/** Written without a sign, a smaller number is no price of a deed. */
const SMALLEST_PRICE = 10

const number = String.raw`\d(?:[.,' ]?\d)*`
const AMOUNT = new RegExp(
  String.raw`(?:\p{Sc}|(?<!\p{L})(?:euro?|eur|usd|gbp)(?!\p{L}))\s?${number}(?:,-+)?(?:\s?(?:miljoen|mln|duizend|k)(?!\p{L}))?` +
    String.raw`|(?<!\d[.,' ]?)${number}(?:,-+)?\s?(?:(?:miljoen|mln|duizend)\s)?(?:\p{Sc}|[%\u2030]|(?:${currencies}|procent|promille)(?!\p{L}))|(?<!\d[.,' ]?)${number},-+`,
  'giu',
)
const SPELLED_AMOUNT = new RegExp(String.raw`(?<!\p{L})(\p{L}{3,40})\s+(?:${currencies}|procent)(?!\p{L})`, 'giu')
const PRICED = new RegExp(String.raw`(?<!\p{L})(${priceWords})((?:[^\p{L}\d]+\p{L}+){0,4}?[^\p{L}\d]+)(${number})(?![\d:])`, 'giu')
const PRICE_TALK = new RegExp(String.raw`(?<!\p{L})(?:${priceWords}|notaris|kantoor)(?!\p{L})`, 'iu')
const YEAR = /^(?:19|20)\d\d$/
/** A part of something is no price. */
const SHARE = /[%‰]|procent|promille/i
/** What stands before the first word of a sentence, or of an item of a list. */
const BEGINS = /(?:^|[.!?:\n])[*•-]?\s?\s?$/

const nameWord = String.raw`\p{Lu}(?:\p{L}|['\u2019.-](?=\p{L}))*(?:(?<=(?<!\p{L})\p{Lu})\.)?`
const nameRest = String.raw`(?:(?:\s+(?:${namePrefixes}|&|en))*\s+${nameWord})`
const inEveryCase = titles.split('|').flatMap((title) => [title, title.charAt(0).toUpperCase() + title.slice(1), title.toUpperCase()])
const NAMED = new RegExp(String.raw`(?<!\p{L})(${inEveryCase.join('|')})(${nameRest}+)`, 'gu')
const NAME_RUN = new RegExp(String.raw`(?<![\p{L}\d])${nameWord}${nameRest}+`, 'gu')
const SMALL_WORDS_FIRST = new RegExp(String.raw`^(?:(?:${namePrefixes}|en)\s+)+`)
const OFFICE = new RegExp(String.raw`(?<=[\p{L},]\s)${nameWord}(?=\s+(?:notarissen|notariaat|notariskantoor|advocaten)(?!\p{L}))`, 'gu')
const POINTED_AT = new RegExp(String.raw`(?<=(?<!\p{L})(?:${pointers})\s)${nameWord}(?![\p{L}-])`, 'gu')
/** An abbreviation, or an adjective of a country or a town. */
const NO_PERSON = /^(?:\p{Lu}{2,5}|.*se)$/u

/** By the mark that a model puts before an answer that is none. */
const refusals = { 'geen antwoord': 'onbekend', 'buiten bereik': 'buiten-bereik' } as const

export type Refusal = (typeof refusals)[keyof typeof refusals]

/** Hears the marks that are taken out. */
export interface Marks {
  source(number: number): void
  refusal(kind: Refusal): void
}

/** Repeated until nothing changes: what is taken out may bring together what stood around it. */
export function takeOut(text: string, facts: KnownFacts, marks: Marks): string {
  const clean = repeat(text, facts, marks)
  const plain = repeat(withoutEmphasis(text), facts, marks)
  return withoutEmphasis(clean) === plain ? clean : plain
}

/** Marks inside a name, amount or claim hide it: 'notaris **Jansen**'. */
const withoutEmphasis = (text: string): string => text.replace(/[*_`~]/g, '')

function repeat(text: string, facts: KnownFacts, marks: Marks): string {
  let current = text
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = takeOutOnce(current, facts, marks)
    if (next === current) break
    current = next
  }
  return current
}

function takeOutOnce(text: string, facts: KnownFacts, marks: Marks): string {
  const isPriceTalk = PRICE_TALK.test(text)
  const told = takeOutAddresses(takeOutMarkup(text, marks), facts)
    .replace(AMOUNT, (amount) => (isKnownAmount(facts, amount, isPriceTalk && !SHARE.test(amount)) ? amount : cleanerTexts.unknownAmount))
    .replace(SPELLED_AMOUNT, (whole, word: string) => (isKnownWord(facts, word) ? whole : cleanerTexts.unknownAmount))
    .replace(PRICED, (whole, verb: string, between: string, digits: string, at: number, all: string) =>
      isPrice(digits, all.slice(at + whole.length)) && !isKnownAmount(facts, digits, true) ? `${verb}${between}${cleanerTexts.unknownAmount}` : whole,
    )
    .replace(NAMED, (whole, title: string, name: string) =>
      isKnownName(facts, name) || firstWords.has(name.trim()) ? whole : title.replace(/^mrs?\.?$/i, 'notaris'),
    )
    .replace(NAME_RUN, (run, at: number, all: string) => takeOutName(run, BEGINS.test(all.slice(0, at)), facts))
    .replace(OFFICE, (name) => (isKnownName(facts, name) ? name : ''))
    .replace(POINTED_AT, (name) => (isKnownName(facts, name) || NO_PERSON.test(name) ? name : ''))
  return personClaims.reduce((current, [claim, truth]) => current.replace(claim, (whole) => likeFirst(whole, truth)), told)
}

const takeOutMarkup = (text: string, marks: Marks): string =>
  text
    .replace(/\[(geen antwoord|buiten bereik)\]\s?/gi, (_mark, name: string) => {
      marks.refusal(refusals[name.toLowerCase() as keyof typeof refusals])
      return ''
    })
    .replace(/!\[[^\]]*\](?:\([^)]*\))?/g, '')
    .replace(/\s?\[bron(?:[:\s]\s?(\d+)|[^\p{L}\]][^\]]*)\]/giu, (_mark, digits: string | undefined) => {
      if (digits) marks.source(Number(digits))
      return ''
    })
    .replace(/\[[^[\]]*\]:/g, '')
    .replace(/\[([^[\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/[<>]/g, '')
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, '')
    .replace(/\{\{[^{}]*\}\}/g, '')

/** A number word that was not given in digits either. Other words before a currency, such as 'hoeveel', are no amount. */
function isKnownWord({ numbers }: KnownFacts, word: string): boolean {
  const value = readNumberWord(word)
  return value === undefined || numbers.has(String(value))
}

function readNumberWord(word: string): number | undefined {
  const folded = foldLetters(word)
  return parseNumberWord(folded) ?? { honderd: 100, duizend: 1_000 }[folded]
}

export const isNumberWord = (word: string): boolean => readNumberWord(word) !== undefined

const isPrice = (digits: string, after: string): boolean => !YEAR.test(digits) && !otherUnit.test(after) && Number(digits.replace(/\D/g, '')) >= SMALLEST_PRICE

/** The word that begins the sentence is no part of the name after it. */
function takeOutName(run: string, beginsSentence: boolean, facts: KnownFacts): string {
  const [first = ''] = run.split(/\s/, 1)
  const kept = beginsSentence && firstWords.has(first) ? first : ''
  const name = run.slice(kept.length).trim()
  const isOneWord = !/\s/.test(name.replace(SMALL_WORDS_FIRST, ''))
  return (kept !== '' && isOneWord) || isKnownName(facts, name) ? run : kept
}

const likeFirst = (model: string, text: string): string =>
  model.charAt(0) === model.charAt(0).toLowerCase() ? text : text.charAt(0).toUpperCase() + text.slice(1)
