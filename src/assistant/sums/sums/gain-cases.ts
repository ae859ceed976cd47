/** Works out the cases of an inheritance or a gift: each amount and year asked for, and every relation the question leaves open. */
import type { BracketTaxResult, Relation } from '../../../figures/bracket-tax.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import {
  calculateGiftTax,
  canRaise,
  giftRelationOf,
  giftTaxFigures,
  raiseAges,
  type GiftRelation,
  type GiftTaxInput,
  type OneTimeRaise,
} from '../../../figures/gift-tax.ts'
import { calculateInheritanceTax, inheritanceTaxFigures } from '../../../figures/inheritance-tax.ts'
import { chooseDays, type FigureDay } from '../../../figures/figure-days.ts'
import { claimsOf } from './earlier-claims.ts'
import type { GainFacts } from './gain-facts.ts'

/** What a case assumes where the raised exemption depends on it: the receiver's age, or that it was not used before. */
type RaiseAssumption = 'raise-age' | 'other-age' | 'raise-unused' | 'raise-used'

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
  assumption: RaiseAssumption | undefined
}

const MAX_CASES = 6
/** Before this year the gift tax already paid went off the tax over the inheritance (Successiewet 1956, art. 12). */
const GIFT_COUNTS_FROM = 2026
const OPEN_RECEIVERS = [2, 3, 4] as const
const OPEN_INHERITANCE: readonly Relation[] = ['partner', 'child', 'grandchild', 'other']
const OPEN_GIFT: readonly GiftRelation[] = ['child', 'grandchild', 'other']

/** Undefined when there would be too many cases to read, or no figures at all. */
export function listGainCases(facts: GainFacts, day: string, book: FigureBook): GainCase[] | undefined {
  const isGift = facts.topic === 'gift-tax'
  const cases: GainCase[] = []
  for (const relation of relationsOf(facts, isGift)) {
    for (const [amountCents, receivers] of divisionsOf(facts, relation)) {
      const found = isGift
        ? listGifts(facts, relation, amountCents, receivers, day, book)
        : listInheritances(facts, relation, amountCents, receivers, day, book)
      if (!found) return undefined
      cases.push(...found)
    }
  }
  return cases.length <= MAX_CASES ? cases : undefined
}

/** Several get it, but nobody said how many: each has an exemption of their own. */
export const hasUncounted = ({ several, receivers, each }: GainFacts, cases: readonly GainCase[]): boolean =>
  several === true && receivers === undefined && !each && cases.every((one) => one.receivers === 1 && one.relation !== 'partner')

function relationsOf(facts: GainFacts, isGift: boolean): readonly Relation[] {
  if (facts.relations) return facts.relations
  if (facts.relation === 'friend') return ['partner', 'other']
  if (facts.relation) return [facts.relation]
  if (isGift) return OPEN_GIFT
  // Several people are not all the partner.
  return (facts.receivers ?? 1) > 1 ? OPEN_INHERITANCE.filter((relation) => relation !== 'partner') : OPEN_INHERITANCE
}

/** Each amount with how many get it; several without a number are a case each, as far as nothing else is open. */
function divisionsOf(facts: GainFacts, relation: Relation): [amountCents: number, receivers: number][] {
  const amounts = facts.amountsCents ?? []
  const isOpen = facts.several && facts.receivers === undefined && !facts.each && facts.relation !== undefined && facts.relation !== 'friend'
  const counts = relation === 'partner' ? [1] : isOpen && amounts.length === 1 && (facts.years?.length ?? 1) === 1 ? OPEN_RECEIVERS : [facts.receivers ?? 1]
  return amounts.flatMap((cents) => counts.map((count): [number, number] => [cents, count]))
}

function listInheritances(facts: GainFacts, relation: Relation, amountCents: number, receivers: number, day: string, book: FigureBook): GainCase[] | undefined {
  const figureIds = inheritanceTaxFigures(relation)
  const totalCents = Math.max(0, amountCents - (facts.debtCents ?? 0) - claimsOf(facts, receivers))
  const receivedCents = facts.each ? totalCents : Math.floor(totalCents / receivers)
  const days = chooseDays(book, figureIds, facts.years, day)
  if (facts.giftCounts && days?.some(({ year }) => year < GIFT_COUNTS_FROM)) return undefined
  return days?.map((figureDay) => {
    const tax = calculateInheritanceTax(book, figureDay.day, { receivedCents, relation })
    return { totalCents, receivedCents, receivers, relation, figureDay, tax, figureIds, raised: false, assumption: undefined }
  })
}

interface OpenRaise {
  years: number | undefined
  raise: OneTimeRaise | undefined
  assumption: RaiseAssumption | undefined
}

interface Gift {
  facts: GainFacts
  relation: GiftRelation
  receivedCents: number
  receivers: number
  day: string
  book: FigureBook
}

/** The age that was told allows a raised exemption of which nobody spoke, and it makes a difference. */
function mayRaise({ facts, relation, receivedCents, receivers, day, book }: Gift): boolean {
  const { amountsCents = [], years = [], oneTimeRaise, raiseUsed, relations, several } = facts
  const age = (facts.childAge ?? facts.selfAge)?.years
  if (oneTimeRaise || raiseUsed || relations || several || receivers > 1 || amountsCents.length > 1 || years.length > 1 || !facts.relation) return false
  const raised = { relation, oneTimeRaise: 'free', age } as const
  if (!canRaise(raised)) return false
  const [figureDay, ...others] = chooseDays(book, giftTaxFigures(raised), facts.years, day) ?? []
  if (!figureDay || others.length > 0 || figureDay.year !== (years[0] ?? Number(day.slice(0, 4)))) return false
  const taxWith = (input: Omit<GiftTaxInput, 'receivedCents'>) => calculateGiftTax(book, figureDay.day, { ...input, receivedCents }).taxCents
  return taxWith(raised) < taxWith({ relation })
}

function listGifts(facts: GainFacts, found: Relation, totalCents: number, receivers: number, day: string, book: FigureBook): GainCase[] | undefined {
  const relation = giftRelationOf(found)
  const receivedCents = facts.each ? totalCents : Math.floor(totalCents / receivers)
  const age = (facts.childAge ?? facts.selfAge)?.years
  const isOpen = facts.oneTimeRaise !== undefined && relation === 'child' && age === undefined
  const open: OpenRaise[] = isOpen
    ? [
        { years: raiseAges.from, raise: facts.oneTimeRaise, assumption: 'raise-age' },
        { years: raiseAges.until, raise: facts.oneTimeRaise, assumption: 'other-age' },
      ]
    : mayRaise({ facts, relation, receivedCents, receivers, day, book })
      ? [
          { years: age, raise: 'free', assumption: 'raise-unused' },
          { years: age, raise: undefined, assumption: 'raise-used' },
        ]
      : [{ years: age, raise: facts.oneTimeRaise, assumption: undefined }]
  const cases: GainCase[] = []
  for (const { years, raise, assumption } of open) {
    const input: GiftTaxInput = { receivedCents, relation, oneTimeRaise: raise, age: years }
    const figureIds = giftTaxFigures(input)
    const days = chooseDays(book, figureIds, facts.years, day)
    if (!days) return undefined
    for (const figureDay of days) {
      const tax = calculateGiftTax(book, figureDay.day, input)
      cases.push({ totalCents, receivedCents, receivers, relation, figureDay, tax, figureIds, raised: tax.raised, assumption })
    }
  }
  return cases
}
