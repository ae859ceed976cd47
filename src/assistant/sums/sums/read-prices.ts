/** Reads from a normalised question the prices on offers and bills of notaries: what each is for, with or without btw, and which belong to one offer. */
import { extractPrices, type Amount } from '../extract-amounts.ts'
import { phrases } from '../phrases.ts'

/** `untaxed`: no btw is due over it (Kadaster), or it is in already (kwaliteitsfonds). */
export type PriceSide = 'exclusive' | 'inclusive' | 'untaxed'

export interface Price {
  cents: number
  /** Absent when the question does not say it. */
  side?: PriceSide
}

/** In cents; more is no price of a notary. */
const MOST = 2_500_000
const EXCLUSIVE = /\b(?:ex|exc|excl|exclusief|exclusieve|zonder|plus)\b\.? ?(?:de )?(?:21 ?(?:%|procent) )?(?:btw|b\.t\.w)|\b(?:ex|excl|exclusief)\b/
const INCLUSIVE = /\b(?:inc|incl|inclusief|inclusieve|met)\b\.? ?(?:de )?(?:21 ?(?:%|procent) )?(?:btw|b\.t\.w)|\b(?:incl|inclusief|all-?in)\b/
const registers = phrases('*kadaster*, kwaliteitsfonds*, griffierecht*, leges')
const all = phrases('beide*, allebei, alle, alles, allemaal, alle (drie|twee|bedragen)')
const ADDS = /(?:\bplus\b|\+|\bbovenop\b|\bdaar ?bij\b|\berbij\b|\ben (?:nog )?\w*(?:kadaster|kwaliteitsfonds|akte|kosten|recherche)\w*)/
/** 'Kantoor 1', 'de tweede'. */
const NEW_OFFER = /\b(?:offerte|kantoor|notaris|de (?:ander|tweede|derde|goedkoopste|duurste))\b/

/** '2 aktes van ieder 450', '3 keer 95'. */
const TIMES =
  /(?<![\d.,])([2-9]) (?:\w+ )?(?:aktes|akten|keer|maal|stuks|testamenten|volmachten|handtekeningen|x)\b(?: (?:van|voor|a|ieder|elk|per stuk|tegen|kost|kosten))* (?:€ ?)?$/

interface Piece {
  amount: Amount
  before: string
  after: string
}

/** Each amount with the words between it and its neighbours. */
function cut(text: string): Piece[] {
  const amounts = extractPrices(text).filter(({ cents }) => cents <= MOST)
  return amounts.map((amount, index) => ({
    amount,
    before: text.slice(amounts[index - 1]?.end ?? 0, amount.start),
    after: text.slice(amount.end, amounts[index + 1]?.start ?? text.length),
  }))
}

/** What is said right at the amount, up to the next clause. */
function sideOf({ before, after }: Piece): PriceSide | undefined {
  const [near = ''] = after.split(/[,;:.?](?!\d)| en | plus /)
  if (registers.test(near) || registers.test(before.split(/[,;]| en | plus /).at(-1) ?? '')) return 'untaxed'
  if (EXCLUSIVE.test(near)) return 'exclusive'
  return INCLUSIVE.test(near) ? 'inclusive' : undefined
}

/** One side said of all amounts together: 'beide exclusief btw'. */
function commonSide(text: string): PriceSide | undefined {
  const said = text.slice(all.exec(text)?.index ?? text.length).split(/[.?;]/)[0] ?? ''
  const [exclusive, inclusive] = [EXCLUSIVE.test(said), INCLUSIVE.test(said)]
  return exclusive === inclusive ? undefined : exclusive ? 'exclusive' : 'inclusive'
}

/** The offers in the order of the text, each with its parts. */
export function readOffers(text: string): Price[][] {
  const common = commonSide(text)
  const offers: Price[][] = []
  for (const piece of cut(text)) {
    const side = sideOf(piece) ?? common
    const times = Number(TIMES.exec(text.slice(0, piece.amount.start))?.[1] ?? 1)
    const price = { cents: piece.amount.cents * times, ...(side && { side }) }
    const last = offers.at(-1)
    if (last && ADDS.test(piece.before) && !NEW_OFFER.test(piece.before)) last.push(price)
    else offers.push([price])
  }
  return offers
}

/** All amounts of one bill. */
export const readBill = (text: string): Price[] => readOffers(text).flat()
