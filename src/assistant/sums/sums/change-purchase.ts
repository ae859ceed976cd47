/** Gives the words of a change the meaning they have after a sum over a purchase. */
import { selfPercent } from '../extract-purchase.ts'
import { partnerWords, propertyWords } from '../property-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { tellsAmountsBeside } from '../whose-amount.ts'
import type { PurchaseFacts, PurchaseSaid } from './purchase-facts.ts'
import { changedAmounts } from './tax-sum.ts'

const BARE_THOUSANDS = /(?<![\d.,])([1-9]\d\d)(?![.,]?\d| ?(?:%|euro|€|m2|jaar|dagen))/

/** Undefined when somebody else buys of whom it is not said whether they will live there, or when something of another kind is bought. */
export function completePurchase(before: PurchaseFacts, newer: PurchaseSaid, said: Utterance): PurchaseSaid | undefined {
  const { text } = said
  const alone = buysAlone(before, newer, text)
  if (alone) return alone
  if (newer.otherBuys && before.use === 'other-dwelling' && newer.use === undefined) return undefined
  if (tellsAmountsBeside(said, 'purchase') || ((newer.deltaCents ?? newer.amountsCents) && said.amounts().some(({ comes }) => comes) && before.share))
    return undefined
  if (newer.deltaCents !== undefined && newer.use !== undefined && newer.use !== before.use) return undefined
  if (before.use === 'non-dwelling' && newer.use === undefined && newer.amountsCents && propertyWords.dwelling.test(text)) return undefined
  return inThousands(withShare(before, livesThere.test(text) ? { ...newer, use: 'other-dwelling' } : newer, text), text)
}

const PARTNER_ALONE = new RegExp(
  `\\b(?:hij|zij|ze|mijn (?:${partnerWords}))\\b(?: (?!ik\\b)\\w+){0,4} alleen(?: \\w+){0,2} (?:koopt|kopen)\\b|\\b(?:koopt|kopen) (?:hij|zij|ze|mijn (?:${partnerWords}))(?: \\w+){0,3} alleen\\b`,
)

/** 'En als zij het alleen koopt' of two buyers: then the age of the other counts. */
function buysAlone({ together, partnerAge, exemption }: PurchaseFacts, newer: PurchaseSaid, text: string): PurchaseSaid | undefined {
  const age = newer.partnerAge ?? partnerAge
  if (!together || !age || !PARTNER_ALONE.test(text)) return undefined
  const used = exemption === 'partner' || exemption === 'both' ? ('self' as const) : exemption === 'partner-maybe' ? ('maybe' as const) : undefined
  const { partnerAge: _, ...rest } = newer
  return { ...rest, selfAge: age, together: false, otherBuys: true, ...(used && { exemption: used }) }
}

/** Somebody for whom it is bought, and who buys nothing. */
const livesThere =
  /\b(?:mijn|onze|ons) (?:zoon|dochter|kind|kinderen|vader|moeder|ouders|broer|zus)\b(?: er| daar| erin| dan| zelf){0,2} (?:gaat|gaan|komt|komen|woont|wonen)(?: er| daar)?(?: in)?(?: wonen)?(?=[ ?.!]*$)/

/** After a price '560' is in thousands. */
function inThousands(newer: PurchaseSaid, text: string): PurchaseSaid {
  const thousands = newer.amountsCents === undefined && newer.deltaCents === undefined ? BARE_THOUSANDS.exec(text)?.[1] : undefined
  return thousands === undefined ? newer : { ...newer, amountsCents: [Number(thousands) * 100_000] }
}

/** 'En als ik 70% neem?' says the part of both. */
function withShare(before: PurchaseFacts, newer: PurchaseSaid, text: string): PurchaseSaid {
  const percent = before.together && newer.selfShare === undefined ? selfPercent(text) : undefined
  return percent === undefined ? newer : { ...newer, selfShare: percent * 100 }
}

const isOfOther = (before: PurchaseFacts['exemption'], newer: PurchaseFacts['exemption']): boolean =>
  (before === 'self' && newer === 'partner') || (before === 'partner' && newer === 'self')

const OF_BUYERS = ['partnerAge', 'selfShare', 'exemption', 'livesElsewhere'] as const

/** Who has an age buys too, and a new price is not made of the parts of the one before. */
export function mergePurchase(before: PurchaseFacts, newer: PurchaseSaid): PurchaseFacts {
  const { deltaCents: _, otherBuys, ...merged }: PurchaseSaid = { ...before, ...newer, ...changedAmounts(before, newer) }
  // What was said of who would buy before is not so of the other.
  if (otherBuys && newer.selfAge === undefined) delete merged.selfAge
  if (otherBuys && newer.together === false) for (const of of OF_BUYERS) if (newer[of] === undefined) delete merged[of]
  if (newer.partnerAge) merged.together = true
  // 'En als zij hem ook al gebruikt had?'
  if (isOfOther(before.exemption, newer.exemption)) merged.exemption = 'both'
  if (newer.amountsCents && !newer.share) delete merged.share
  if (newer.amountsCents && newer.movablesCents === undefined) delete merged.movablesCents
  return merged
}
