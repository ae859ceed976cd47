/** Reads from a message everything that a sum over a purchase can use. */
import type { PurchaseTopic } from '../detect-topic.ts'
import type { Ages } from '../extract-ages.ts'
import { sumChanges, type Amount } from '../extract-amounts.ts'
import { extractPrice, type Price } from '../extract-price.ts'
import { asksOfFamily, buysItself, buysWithChild, childBuys, partnerWords } from '../property-words.nl.ts'
import { asksDifference } from '../question-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { amountsFor, withoutBeside } from '../whose-amount.ts'
import type { PurchaseSaid } from './purchase-facts.ts'

const LEAST_AGE = 16

const PARTNER = new RegExp(`\\b(?:${partnerWords})\\b`)

/** 'Onze zoon komt er ook wonen, hij is 20': no buyer. */
const isOfChild = (said: Utterance): boolean =>
  said.kin().some(({ kin }) => kin.line === 'lineal' && kin.generation < 0) && !buysWithChild.test(said.text) && !PARTNER.test(said.text)

/** What comes on top or goes off belongs to the price beside it; undefined when it is not clear to which. */
function withChanges(price: Price, amounts: readonly Amount[]): Price | undefined {
  const cents = sumChanges(amounts)
  const [only, ...others] = price.amountsCents ?? []
  if (cents === 0 || only === undefined) return price
  return others.length === 0 && !price.share && only + cents > 0 ? { ...price, amountsCents: [only + cents] } : undefined
}

/** Undefined when it is not clear what is bought, or for how much. */
export function readPurchase(whole: Utterance, topic: PurchaseTopic): PurchaseSaid | undefined {
  const said = withoutBeside(whole, 'purchase')
  const { text } = said
  const amounts = amountsFor(said, 'purchase')
  const [purchase, found, years] = [said.purchase(), extractPrice(text, amounts), said.years()]
  const price = found && withChanges(found, amounts)
  if (!purchase || !price) return undefined
  // Who is younger does not buy: then it is a number of years.
  const { selfAge, partnerAge, childAge } = Object.fromEntries(Object.entries(said.ages()).filter(([, { years: age }]) => age >= LEAST_AGE)) as Ages
  const other = isOfChild(said) ? undefined : (partnerAge ?? (buysWithChild.test(text) ? childAge : undefined))
  // 'Mijn zoon koopt een huis, hij is 22'.
  const otherBuys = childBuys.test(text) || buysItself.test(text) || asksOfFamily.test(text)
  const childOnly = otherBuys ? (childAge ?? partnerAge) : undefined
  const self = childOnly ?? selfAge
  const delta = sumChanges(amounts) !== 0 && price.amountsCents ? undefined : amounts.find(({ role }) => role === 'delta')
  return {
    topic,
    ...(self && { selfAge: self }),
    ...(other && !childOnly && { partnerAge: other }),
    ...(years.length > 0 && { years }),
    ...(asksDifference.test(text) && { difference: true }),
    ...(delta && { deltaCents: delta.cents }),
    ...(whole.known.use && { use: whole.known.use }),
    ...purchase,
    ...price,
    ...(childOnly && { together: false }),
    ...(otherBuys && { otherBuys }),
  }
}
