/** Works out the cases of an inheritance or a gift: each amount and year asked for, and every relation the question leaves open. */
import type { BracketTaxResult, Relation } from '../../../figures/bracket-tax.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { calculateGiftTax, giftTaxFigures, raiseAges, type GiftRelation, type GiftTaxInput } from '../../../figures/gift-tax.ts'
import { calculateInheritanceTax, inheritanceTaxFigures } from '../../../figures/inheritance-tax.ts'
import { chooseDays, type FigureDay } from '../../../figures/figure-days.ts'
import type { Slots } from '../slots.ts'

export type GainTopic = 'inheritance-tax' | 'gift-tax'

/** What a case assumes of the receiver's age when the raised exemption depends on it. */
type AgeAssumption = 'raise-age' | 'other-age'

export interface GainCase {
  /** The amount as asked, after debts: of one receiver when `each`, else of all together. */
  totalCents: number
  /** What one of them gets. */
  receivedCents: number
  /** How many get it; the tax is of one of them. */
  receivers: number
  relation: Relation
  figureDay: FigureDay
  tax: BracketTaxResult
  figureIds: readonly string[]
  raised: boolean
  assumption: AgeAssumption | undefined
}

const MAX_CASES = 6
/** Before this year the gift tax already paid went off the tax over the inheritance (Successiewet 1956, art. 12). */
const GIFT_COUNTS_FROM = 2026
const OPEN_RECEIVERS = [2, 3, 4] as const
const OPEN_INHERITANCE: readonly Relation[] = ['partner', 'child', 'grandchild', 'other']
const OPEN_GIFT: readonly GiftRelation[] = ['child', 'grandchild', 'other']

/** Undefined when there would be too many cases to read, or no figures at all. */
export function listGainCases(slots: Slots, day: string, book: FigureBook): GainCase[] | undefined {
  const isGift = slots.topic === 'gift-tax'
  const cases: GainCase[] = []
  for (const relation of relationsOf(slots, isGift)) {
    for (const [amountCents, receivers] of divisionsOf(slots, relation)) {
      const found = isGift
        ? listGifts(slots, relation, amountCents, receivers, day, book)
        : listInheritances(slots, relation, amountCents, receivers, day, book)
      if (!found) return undefined
      cases.push(...found)
    }
  }
  return cases.length <= MAX_CASES ? cases : undefined
}

function relationsOf(slots: Slots, isGift: boolean): readonly Relation[] {
  if (slots.relations) return slots.relations
  if (slots.relation === 'friend') return ['partner', 'other']
  return slots.relation ? [slots.relation] : isGift ? OPEN_GIFT : OPEN_INHERITANCE
}

/** Each amount with how many get it; several without a number are a case each, as far as nothing else is open. */
function divisionsOf(slots: Slots, relation: Relation): [amountCents: number, receivers: number][] {
  const amounts = slots.amountsCents ?? []
  const isOpen = slots.several && slots.receivers === undefined && !slots.each && slots.relation !== undefined && slots.relation !== 'friend'
  const counts = relation === 'partner' ? [1] : isOpen && amounts.length === 1 && (slots.years?.length ?? 1) === 1 ? OPEN_RECEIVERS : [slots.receivers ?? 1]
  return amounts.flatMap((cents) => counts.map((count): [number, number] => [cents, count]))
}

function listInheritances(slots: Slots, relation: Relation, amountCents: number, receivers: number, day: string, book: FigureBook): GainCase[] | undefined {
  const figureIds = inheritanceTaxFigures(relation)
  const totalCents = Math.max(0, amountCents - (slots.debtCents ?? 0))
  const receivedCents = slots.each ? totalCents : Math.floor(totalCents / receivers)
  const days = chooseDays(book, figureIds, slots.years, day)
  if (slots.giftCounts && days?.some(({ year }) => year < GIFT_COUNTS_FROM)) return undefined
  return days?.map((figureDay) => {
    const tax = calculateInheritanceTax(book, figureDay.day, { receivedCents, relation })
    return { totalCents, receivedCents, receivers, relation, figureDay, tax, figureIds, raised: false, assumption: undefined }
  })
}

function listGifts(slots: Slots, found: Relation, totalCents: number, receivers: number, day: string, book: FigureBook): GainCase[] | undefined {
  const relation: GiftRelation = found === 'child-with-disability' ? 'child' : found
  const receivedCents = slots.each ? totalCents : Math.floor(totalCents / receivers)
  const age = (slots.childAge ?? slots.selfAge)?.years
  const isOpen = slots.oneTimeRaise !== undefined && relation === 'child' && age === undefined
  const ages: [number | undefined, AgeAssumption | undefined][] = isOpen
    ? [
        [raiseAges.from, 'raise-age'],
        [raiseAges.until, 'other-age'],
      ]
    : [[age, undefined]]
  const cases: GainCase[] = []
  for (const [years, assumption] of ages) {
    const input: GiftTaxInput = { receivedCents, relation, oneTimeRaise: slots.oneTimeRaise, age: years }
    const figureIds = giftTaxFigures(input)
    const days = chooseDays(book, figureIds, slots.years, day)
    if (!days) return undefined
    for (const figureDay of days) {
      const tax = calculateGiftTax(book, figureDay.day, input)
      cases.push({ totalCents, receivedCents, receivers, relation, figureDay, tax, figureIds, raised: tax.raised, assumption })
    }
  }
  return cases
}
