/** What the question about a purchase was read as, and the fact that its outcome depends on. */
import { getNumber, type FigureBook } from '../../../figures/figure.ts'
import type { FactQuestion } from '../../conversation/answer-extras.ts'
import { isOtherAgeOpen, type PurchaseCase } from './purchase-cases.ts'
import { ageText } from './purchase-text.ts'
import { asksAge, asksAges, asksOtherAge, readingOfPurchase } from './sum-reading.nl.ts'

/** Only where all cases are of one price. */
export function readingOf(cases: readonly PurchaseCase[], book: FigureBook): string | undefined {
  const [first] = cases
  if (!first || new Set(cases.map((one) => one.priceCents)).size > 1) return undefined
  const limit = getNumber(book, 'startersvrijstelling-leeftijd-tot', first.figureDay.day)
  const ages = first.buyers.flatMap(({ namedAge }) => (namedAge ? [ageText(namedAge, limit)] : []))
  return readingOfPurchase({ priceCents: first.priceCents, use: first.use, buyers: first.buyers.length, ages, year: first.figureDay.year })
}

/** The age, when nothing else makes the cases differ. */
export function askedOf(cases: readonly PurchaseCase[], book: FigureBook): FactQuestion | undefined {
  const [first] = cases
  const assumed = new Set(cases.flatMap((one) => one.assumptions))
  if (!first || cases.length === 1 || assumed.has('used') || assumed.size === 0) return undefined
  const limit = getNumber(book, 'startersvrijstelling-leeftijd-tot', first.figureDay.day)
  if (assumed.has('both-young')) return asksAges(limit)
  return isOtherAgeOpen(first) ? asksOtherAge(limit) : asksAge(limit)
}
