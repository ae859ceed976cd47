/** Finds in a normalised question what part of a price is for loose things (roerende zaken), over which no transfer tax is due. */
import { phrases } from './phrases.ts'
import type { Amount } from './extract-amounts.ts'

const things = '(?:roerende (?:zaken|goederen)|(?:losse )?spullen|inboedel|meubels|meubilair|inventaris|gordijnen|lijst van zaken)'
const AFTER = new RegExp(`^ (?:(?:aan|voor|is|was|zijn) )?(?:de |het |wat |losse )?${things}\\b`)
const BEFORE = new RegExp(`\\b${things}(?: (?:ter waarde|ter waarde van|van|voor|is|zijn|kosten|a)){0,2} $`)
const INCLUDED = /\b(?:waarvan|inclusief|incl\.?|waarin|daarvan|inbegrepen|daarin|in de (?:koop)?prijs)\b[^.?]{0,40}$/
const APART = phrases('plus, daarnaast, apart, los van, extra, ernaast, zelf, nemen … over, neem … over, exclusief, erbij, bovenop')

export interface Movables {
  amount: Amount
  /** They are part of the price; undefined when the question does not say it. */
  included: boolean | undefined
}

/** Undefined when no amount is for loose things. */
export function findMovables(text: string, amounts: readonly Amount[]): Movables | undefined {
  const amount = amounts.find(({ start, end }) => AFTER.test(text.slice(end)) || BEFORE.test(text.slice(0, start)))
  if (!amount) return undefined
  return { amount, included: INCLUDED.test(text.slice(0, amount.start)) ? true : APART.test(text) ? false : undefined }
}
