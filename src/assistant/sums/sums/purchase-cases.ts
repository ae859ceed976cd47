/** Works out the cases of a purchase: each price and year asked for, and both outcomes of what the question leaves open. */
import { centsOf } from '../../../figures/cents.ts'
import { getNumber, type FigureBook } from '../../../figures/figure.ts'
import { calculateTransferTax, transferTaxFigures, type Buyer, type PropertyUse, type TransferTaxResult } from '../../../figures/transfer-tax.ts'
import { chooseDays, type FigureDay } from '../../../figures/figure-days.ts'
import type { Age } from '../extract-ages.ts'
import type { PurchaseFacts } from './purchase-facts.ts'

/** What a case assumes of the buyers when the question does not say it. */
export type BuyersAssumption =
  | 'young'
  | 'old'
  | 'other-young'
  | 'other-old'
  | 'both-young'
  | 'both-old'
  | 'one-young'
  | 'first-young'
  | 'second-young'
  | 'unused'
  | 'used'

interface CaseBuyer extends Buyer {
  /** Absent when the age is assumed. */
  namedAge?: Age | undefined
}

interface BuyersCase {
  buyers: readonly CaseBuyer[]
  assumptions: readonly BuyersAssumption[]
}

export interface PurchaseCase extends BuyersCase {
  priceCents: number
  /** Of the whole home: the limit of the starters' exemption counts for that, whatever part is bought. */
  wholeCents: number
  use: PropertyUse
  figureDay: FigureDay
  tax: TransferTaxResult
}

const MAX_CASES = 6
const WHOLE = 10_000

/** Undefined when there would be too many cases to read, or no figures at all. */
export function listPurchaseCases(facts: PurchaseFacts, day: string, book: FigureBook): PurchaseCase[] | undefined {
  const { use = 'own-home', livesElsewhere } = facts
  // Who will not live there must be one of two buyers.
  if (livesElsewhere && !facts.together) return undefined
  const figures = [...transferTaxFigures(use), ...(livesElsewhere ? transferTaxFigures('other-dwelling') : [])]
  const days = chooseDays(book, figures, facts.years, day)
  if (!days) return undefined
  const cases: PurchaseCase[] = []
  for (const priceCents of facts.amountsCents ?? []) {
    const wholeCents = facts.share?.wholeCents ?? priceCents
    for (const figureDay of days) {
      const isTooDear = wholeCents > centsOf(getNumber(book, 'startersvrijstelling-grens', figureDay.day))
      const open = listBuyers(facts, use, getNumber(book, 'startersvrijstelling-leeftijd-tot', figureDay.day)).map((buyersCase) => {
        const buyers = isTooDear ? buyersCase.buyers.map((buyer) => ({ ...buyer, exemptionUsed: true })) : buyersCase.buyers
        const tax = calculateTransferTax(book, figureDay.day, { priceCents, use, buyers })
        return { ...buyersCase, priceCents, wholeCents, use, figureDay, tax }
      })
      cases.push(...mergeEqual(open))
    }
  }
  return cases.length <= MAX_CASES ? cases : undefined
}

/** What is open does not matter when every outcome is the same. */
function mergeEqual(open: readonly PurchaseCase[]): PurchaseCase[] {
  const [first] = open
  return first && open.every((other) => other.tax.taxCents === first.tax.taxCents) ? [{ ...first, assumptions: [] }] : [...open]
}

function listBuyers(facts: PurchaseFacts, use: PropertyUse, ageLimit: number): BuyersCase[] {
  const isPair = facts.together === true
  const selfShare = isPair ? (facts.selfShare ?? WHOLE / 2) : WHOLE
  const self: CaseBuyer = { shareBasisPoints: selfShare, age: facts.selfAge?.years, namedAge: facts.selfAge, livesElsewhere: facts.livesElsewhere === 'self' }
  const partner: CaseBuyer = {
    shareBasisPoints: WHOLE - selfShare,
    age: facts.partnerAge?.years,
    namedAge: facts.partnerAge,
    livesElsewhere: facts.livesElsewhere === 'other',
  }
  const buyers = isPair ? [self, partner] : [self]
  if (use !== 'own-home') return [{ buyers, assumptions: [] }]
  const cases = fillAges(buyers, { young: ageLimit - 1, old: ageLimit }).map((one) => ({ ...one, buyers: markUsed(one.buyers, facts) }))
  const mayBeUsed = (index: number): boolean => facts.exemption === 'maybe' || index === 1
  if (facts.exemption !== 'maybe' && facts.exemption !== 'partner-maybe') return cases
  return cases.flatMap(({ buyers: known, assumptions }) => {
    if (!known.some((buyer, index) => mayBeUsed(index) && buyer.age !== undefined && buyer.age < ageLimit)) return [{ buyers: known, assumptions }]
    const used = known.map((buyer, index) => (mayBeUsed(index) ? { ...buyer, exemptionUsed: true } : buyer))
    return [
      { buyers: known, assumptions: [...assumptions, 'unused' as const] },
      { buyers: used, assumptions: [...assumptions, 'used' as const] },
    ]
  })
}

function markUsed(buyers: readonly CaseBuyer[], facts: PurchaseFacts): CaseBuyer[] {
  const isUsed = [facts.exemption === 'self' || facts.exemption === 'both', facts.exemption === 'partner' || facts.exemption === 'both']
  return buyers.map((buyer, index) => (isUsed[index] ? { ...buyer, exemptionUsed: true } : buyer))
}

/** Every combination of ages that makes a difference, for the buyers whose age is not known. */
function fillAges(buyers: readonly CaseBuyer[], ages: { young: number; old: number }): BuyersCase[] {
  const living = buyers.filter((buyer) => !buyer.livesElsewhere)
  const unknown = living.filter((buyer) => buyer.age === undefined).length
  const withAges = (...filled: (keyof typeof ages)[]) => {
    const queue = [...filled]
    return buyers.map((buyer) => (living.includes(buyer) && buyer.age === undefined ? { ...buyer, age: ages[queue.shift() ?? 'old'] } : buyer))
  }
  if (unknown === 0) return [{ buyers, assumptions: [] }]
  if (living.length === 1)
    return [
      { buyers: withAges('young'), assumptions: ['young'] },
      { buyers: withAges('old'), assumptions: ['old'] },
    ]
  if (unknown === 1)
    return [
      { buyers: withAges('young'), assumptions: ['other-young'] },
      { buyers: withAges('old'), assumptions: ['other-old'] },
    ]
  const equal = buyers[0]?.shareBasisPoints === buyers[1]?.shareBasisPoints
  const mixed: BuyersCase[] = equal
    ? [{ buyers: withAges('young', 'old'), assumptions: ['one-young'] }]
    : [
        { buyers: withAges('young', 'old'), assumptions: ['first-young'] },
        { buyers: withAges('old', 'young'), assumptions: ['second-young'] },
      ]
  return [{ buyers: withAges('young', 'young'), assumptions: ['both-young'] }, ...mixed, { buyers: withAges('old', 'old'), assumptions: ['both-old'] }]
}

/** Whether of two buyers the age of the speaker is told and that of the other is not. */
export const isOtherAgeOpen = ({ buyers: [speaker, other] }: Pick<PurchaseCase, 'buyers'>): boolean =>
  speaker?.namedAge !== undefined && other !== undefined && other.namedAge === undefined
