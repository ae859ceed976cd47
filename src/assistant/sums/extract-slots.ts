/** Reads from a normalised question everything a calculation can use. */
import { detectTopic } from './detect-topic.ts'
import { extractAges } from './extract-ages.ts'
import { extractAmounts, sumDebts, type Amount } from './extract-amounts.ts'
import { extractFraction, namesPart } from './extract-fraction.ts'
import { dropMonthly, extractParts, isMonthly } from './extract-parts.ts'
import { extractPrice } from './extract-price.ts'
import { extractPurchase } from './extract-purchase.ts'
import { extractReceivers, namesSeveral, namesUnknownGroup } from './extract-receivers.ts'
import { extractRelation, isFromElder, listRelations } from './extract-relation.ts'
import { extractYears } from './extract-years.ts'
import { isWithinLastDays, namesGiftBeforeDeath } from './gift-before-death.ts'
import { namesOwnAmounts } from './sums/read-people.ts'
import { buysWithChild, childBuys } from './property-words.nl.ts'
import { subjects } from './subject-words.nl.ts'
import { asksDifference, asksWhatIsLeft, buys, compares, givesSelf, namesRaise, namesStudyRaise, shares } from './question-words.nl.ts'
import type { CalculationTopic, Slots } from './slots.ts'

const MAX_ALTERNATIVES = 3

/** `topic` is the one the conversation is about; without it, what the question itself is about. Undefined when the question cannot be calculated. */
export function extractSlots(text: string, day: string, topic: CalculationTopic | undefined = detectTopic(text)): Slots | undefined {
  const slots: Slots = { ...extractAges(text), ...(topic ? { topic } : {}) }
  const years = extractYears(text, day)
  if (years.length > 0) slots.years = years
  if (asksDifference.test(text)) slots.difference = true
  const isPurchase = topic === 'transfer-tax' || topic === 'purchase-costs'
  const amounts = extractAmounts(topic === 'gift-tax' && isMonthly(text) ? dropMonthly(text) : text)
  if (topic === 'gift-tax' && isMonthly(text) && amounts.length > 1 && !extractParts(text, amounts)) return undefined
  const delta = amounts.find((amount) => amount.role === 'delta')
  if (delta) slots.deltaCents = delta.cents
  if (isPurchase) return addPurchase(slots, text, amounts)
  const values = gainsOf(amounts, text, topic === 'inheritance-tax')
  if (!values) return undefined
  // Amounts of two years are taxed apart.
  if (years.length > 1 && amounts.length > 1) return undefined
  if (values.length > 0) slots.amountsCents = values
  return addGain(slots, text, amounts)
}

function addPurchase(slots: Slots, text: string, amounts: readonly Amount[]): Slots | undefined {
  const [purchase, price] = [extractPurchase(text), extractPrice(text, amounts)]
  if (!purchase || !price) return undefined
  const partner = buysWithChild.test(text) && slots.childAge && !slots.partnerAge ? { partnerAge: slots.childAge } : {}
  const child = childBuys.test(text) && slots.childAge ? { selfAge: slots.childAge, together: false } : {}
  return { ...slots, ...purchase, ...price, ...partner, ...child }
}

const GAINED: ReadonlySet<Amount['role']> = new Set(['value', 'market', 'savings'])
/** What the receiver buys with it is not part of a gift. */
const isPriceOfPurchase = (text: string, start: number): boolean =>
  buys.test(text) && /\b(?:huis|woning|appartement|flat|huisje) (?:\w+ )?van (?:€ ?)?$/.test(text.slice(0, start))

/** The own share when it is named; else all parts together (a house and savings), unless the question compares. */
function gainsOf(amounts: readonly Amount[], text: string, isInheritance: boolean): number[] | undefined {
  const share = amounts.find((amount) => amount.role === 'own-share')
  if (share) return [share.cents]
  const parts = amounts.filter((amount) => GAINED.has(amount.role) && !isPriceOfPurchase(text, amount.start))
  if (isInheritance && parts.length > 0 && countsApart(text)) return undefined
  if (parts.length <= 1) return distinct(parts)
  if (compares.test(text) || (text.match(CONDITION) ?? []).length > 1 || areAskedApart(text, parts))
    return parts.length <= MAX_ALTERNATIVES ? distinct(parts) : undefined
  if (namesOwnAmounts(text) || (text.match(RECEIVER) ?? []).length > 1) return undefined
  return parts.some((part) => part.each) ? undefined : [parts.reduce((sum, part) => sum + part.cents, 0)]
}

/** 'Mag hij 6.900 geven? En hoeveel betaal ik bij 7.900?' */
const areAskedApart = (text: string, parts: readonly Amount[]): boolean => text.slice(parts[0]?.end ?? 0, parts.at(-1)?.start ?? 0).includes('?')
/** 'Als ik 2.000 geef, en als ik 4.000 geef' are two cases. */
const CONDITION = /\bals\b/g
/** '90.000 aan mij en 40.000 aan mijn zoon' are taxed apart. */
const RECEIVER = /\b(?:aan|voor|naar) (?:mij|me|ons|hem|haar|mijn|onze|elk|ieder|zijn|hun)\b/g

/** A gift before a death only counts as inherited when it was made in the last 180 days of the giver's life. */
const countsApart = (text: string): boolean => namesGiftBeforeDeath(text) && !isWithinLastDays(text)

const distinct = (amounts: readonly Amount[]): number[] => [...new Set(amounts.map((amount) => amount.cents))]

function addGain(slots: Slots, text: string, amounts: readonly Amount[]): Slots | undefined {
  const relation = extractRelation(text, slots.topic === 'gift-tax')
  const relations = relation === 'unsupported' || compares.test(text) ? listRelations(text) : undefined
  if (relation === 'unsupported' && !relations) return undefined
  if (relations) slots.relations = relations
  else if (relation && relation !== 'unsupported') slots.relation = relation
  else if (subjects.childShare.test(text)) slots.relation = 'child'
  if (subjects.childShare.test(text)) slots.claim = true
  const receivers = extractReceivers(text)
  if (receivers === undefined && namesUnknownGroup(text)) return undefined
  if (receivers !== undefined) slots.receivers = receivers
  else if (namesSeveral(text)) slots.several = true
  if (amounts.some((amount) => amount.each)) slots.each = true
  else if (shares.test(text)) slots.each = false
  if (namesStudyRaise.test(text)) slots.oneTimeRaise = 'study'
  else if (namesRaise.test(text)) slots.oneTimeRaise = 'free'
  if (asksWhatIsLeft.test(text)) slots.keeps = true
  if (isFromElder(text)) slots.speakerReceives = true
  const fraction = extractFraction(text)
  const [wholeCents, ...others] = slots.amountsCents ?? []
  if (fraction && wholeCents !== undefined && others.length === 0 && !slots.each) {
    slots.share = { ...fraction, wholeCents }
    slots.amountsCents = [Math.floor((wholeCents * fraction.numerator) / fraction.denominator)]
  }
  if (!slots.share && wholeCents !== undefined && namesPart(text)) return undefined
  const parts = slots.topic === 'gift-tax' ? extractParts(text, amounts) : undefined
  if (parts) Object.assign(slots, { parts, each: false, amountsCents: [parts.eachCents * parts.count] })
  if (givesSelf.test(text)) delete slots.selfAge
  if (slots.topic === 'inheritance-tax' && namesGiftBeforeDeath(text)) slots.giftCounts = true
  const debtCents = sumDebts(amounts)
  if (debtCents !== undefined) slots.debtCents = debtCents
  return slots
}
