/** Finds in a normalised question the amounts a transfer tax is over: the price, without loose things, or the part of it that is bought. */
import type { Amount } from './extract-amounts.ts'
import { extractFraction, type Share } from './extract-fraction.ts'
import { findMovables } from './extract-movables.ts'
import { phrases } from './phrases.ts'
import { buys, compares } from './question-words.nl.ts'

const MAX_ALTERNATIVES = 3

const home = '(?:huis|huisje|woning|appartement|flat|pand|winkel|grond|boerderij|\\w*(?:huis|huisje|woning|pand))'
const PART_OF_HOME = new RegExp(
  `(?:helft|derde|vierde|kwart|deel|2/3|3/4|1/[2-4]|\\d ?(?:%|procent)) van (?:een |het |dit |dat |de |mijn |zijn |haar |hun |ons |onze )?${home}`,
)
/** The amount is what the whole is worth. */
const wholeWorth = phrases('waard, waarde, (hele|gehele) (huis|woning|appartement|*huis|*woning|pand), getaxeerd, taxatie*, woz*, totaal')

export interface Price {
  /** Alternatives, at most three. */
  amountsCents?: readonly number[]
  /** Taken off the price: loose things that come with a home. */
  movablesCents?: number
  /** The amount is this part of a whole. */
  share?: Share
  /** False for who says to buy that part alone. */
  together?: boolean
}

/** No amounts when none is named; undefined when it is not clear which amount is taxed. */
export function extractPrice(text: string, amounts: readonly Amount[]): Price | undefined {
  const movables = findMovables(text, amounts)
  if (movables && movables.included === undefined) return undefined
  const prices = listPrices(
    amounts.filter((amount) => amount !== movables?.amount),
    text,
  )
  const [price, ...others] = prices ?? []
  if (!prices || price === undefined) return prices && {}
  if (buys.test(text) && PART_OF_HOME.test(text)) return others.length === 0 && !movables ? partOf(price, text) : undefined
  if (!movables?.included) return { amountsCents: prices }
  const movablesCents = movables.amount.cents
  return others.length === 0 && movablesCents < price ? { amountsCents: [price - movablesCents], movablesCents } : undefined
}

/** What the own home is sold for is not the price of the next one. */
const SOLD = /\bverko(?:op|pen|cht|chten)\b(?:(?! en |,)[^.?!]){0,40}$/

const ASKED = /\b(?:vraagprijs|vroegen)\b(?: (?:van|was|is|stond|op|ze|er)){0,3} (?:€ ?)?$/

/** Price, or the market value when that is higher; alternatives only when the question compares. */
function listPrices(amounts: readonly Amount[], text: string): number[] | undefined {
  const values = amounts.filter((amount) => amount.role === 'value')
  const bought = values.filter(({ start }) => !SOLD.test(text.slice(0, start)))
  // What was asked for it says nothing beside what was agreed.
  const agreed = bought.length > 1 ? bought.filter(({ start }) => !ASKED.test(text.slice(0, start))) : bought
  const prices = distinct(agreed.length > 0 ? agreed : values)
  const market = amounts.filter((amount) => amount.role === 'market').map((amount) => amount.cents)
  if (market.length > 0 && prices.length <= 1) return [Math.max(...prices, ...market)]
  return prices.length <= 1 || (prices.length <= MAX_ALTERNATIVES && compares.test(text)) ? prices : undefined
}

/** 'De helft van zijn huis': the amount must be what the whole is worth. */
function partOf(wholeCents: number, text: string): Price | undefined {
  const fraction = extractFraction(text)
  if (!fraction || !wholeWorth.test(text)) return undefined
  const isAlone = /\bik\b/.test(text) && !/\b(?:wij|we)\b/.test(text)
  const amountsCents = [Math.floor((wholeCents * fraction.numerator) / fraction.denominator)]
  return { amountsCents, share: { ...fraction, wholeCents }, ...(isAlone && { together: false }) }
}

const distinct = (amounts: readonly Amount[]): number[] => [...new Set(amounts.map((amount) => amount.cents))]
