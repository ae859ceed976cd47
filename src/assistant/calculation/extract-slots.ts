/** Reads from a normalised question everything a calculation can use. */
import { detectTopic } from './detect-topic.ts'
import { extractAges } from './extract-ages.ts'
import { extractAmounts, type Amount } from './extract-amounts.ts'
import { extractPurchase } from './extract-purchase.ts'
import { extractReceivers, namesSeveral } from './extract-receivers.ts'
import { extractRelation } from './extract-relation.ts'
import { extractYears } from './extract-years.ts'
import { compares, givesSelf, namesRaise, shares } from './question-words.nl.ts'
import type { CalculationTopic, Slots } from './slots.ts'

const MAX_ALTERNATIVES = 3

/** `topic` is the one the conversation is about; without it, what the question itself is about. Undefined when the question cannot be calculated. */
export function extractSlots(text: string, day: string, topic: CalculationTopic | undefined = detectTopic(text)): Slots | undefined {
  const slots: Slots = { ...extractAges(text), ...(topic ? { topic } : {}) }
  const years = extractYears(text, day)
  if (years.length > 0) slots.years = years
  const amounts = extractAmounts(text)
  const isPurchase = topic === 'transfer-tax' || topic === 'purchase-costs'
  const values = isPurchase ? pricesOf(amounts, text) : gainsOf(amounts, text)
  if (!values) return undefined
  if (values.length > 0) slots.amountsCents = values
  const delta = amounts.find((amount) => amount.role === 'delta')
  if (delta) slots.deltaCents = delta.cents
  return isPurchase ? { ...slots, ...extractPurchase(text) } : addGain(slots, text, amounts)
}

/** Price, or the market value when that is higher; alternatives only when the question compares. Undefined when it is not clear which counts. */
function pricesOf(amounts: readonly Amount[], text: string): number[] | undefined {
  const prices = distinct(amounts.filter((amount) => amount.role === 'value'))
  const market = amounts.filter((amount) => amount.role === 'market').map((amount) => amount.cents)
  if (market.length > 0 && prices.length <= 1) return [Math.max(...prices, ...market)]
  return prices.length <= 1 || (prices.length <= MAX_ALTERNATIVES && compares.test(text)) ? prices : undefined
}

/** The own share when it is named; else all parts together (a house and savings), unless the question compares. */
function gainsOf(amounts: readonly Amount[], text: string): number[] | undefined {
  const share = amounts.find((amount) => amount.role === 'own-share')
  if (share) return [share.cents]
  const parts = amounts.filter((amount) => amount.role === 'value' || amount.role === 'market' || amount.role === 'savings')
  if (parts.length <= 1) return distinct(parts)
  if (compares.test(text)) return parts.length <= MAX_ALTERNATIVES ? distinct(parts) : undefined
  return parts.some((part) => part.each) ? undefined : [parts.reduce((sum, part) => sum + part.cents, 0)]
}

const distinct = (amounts: readonly Amount[]): number[] => [...new Set(amounts.map((amount) => amount.cents))]

function addGain(slots: Slots, text: string, amounts: readonly Amount[]): Slots | undefined {
  const relation = extractRelation(text, slots.topic === 'gift-tax')
  if (relation === 'unsupported') return undefined
  if (relation) slots.relation = relation
  const receivers = extractReceivers(text)
  if (receivers !== undefined) slots.receivers = receivers
  else if (namesSeveral(text)) slots.several = true
  if (amounts.some((amount) => amount.each)) slots.each = true
  else if (shares.test(text)) slots.each = false
  if (namesRaise.test(text)) slots.oneTimeRaise = true
  if (givesSelf.test(text)) delete slots.selfAge
  const debt = amounts.find((amount) => amount.role === 'loan')
  if (debt) slots.debtCents = debt.cents
  return slots
}
