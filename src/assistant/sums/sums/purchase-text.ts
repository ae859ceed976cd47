/** Puts the cases of a purchase into words: labels, steps, conditions and what to ask next. */
import { centsOf } from '../../../figures/cents.ts'
import { getNumber, type FigureBook } from '../../../figures/figure.ts'
import type { TransferTaxStep } from '../../../figures/transfer-tax.ts'
import * as nl from '../calculation.nl.ts'
import type { BuyersAssumption, PurchaseCase } from './purchase-cases.ts'
import type { Age } from '../extract-ages.ts'
import type { PurchaseFacts } from './purchase-facts.ts'
import { yearLines } from './year-lines.ts'

const livingOf = (one: PurchaseCase) => one.buyers.filter((buyer) => !buyer.livesElsewhere)
const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0)
const isAge = (code: BuyersAssumption): boolean => code !== 'used' && code !== 'unused'
const limitAge = (book: FigureBook, day: string): number => getNumber(book, 'startersvrijstelling-leeftijd-tot', day)
const limitCents = (book: FigureBook, day: string): number => centsOf(getNumber(book, 'startersvrijstelling-grens', day))

/** What makes the cases differ. */
export function listDependencies(cases: readonly PurchaseCase[]): string[] {
  const assumptions = cases.flatMap((one) => one.assumptions)
  const living = Math.max(...cases.map((one) => livingOf(one).length))
  const isMixed = cases.some((one) => livingOf(one).length < one.buyers.length)
  return [
    new Set(cases.map((one) => one.priceCents)).size > 1 ? nl.depends.price : undefined,
    new Set(cases.map((one) => one.figureDay.year)).size > 1 ? nl.depends.year : undefined,
    assumptions.some(isAge) ? (living > 1 ? nl.depends.ages : isMixed ? nl.depends.ageOfLiving : nl.depends.age) : undefined,
    assumptions.includes('used') ? nl.depends.exemption : undefined,
  ].filter((text) => text !== undefined)
}

/** 'Bij € 400.000, jonger dan 35 jaar: € 0.' */
export function caseLine(one: PurchaseCase, cases: readonly PurchaseCase[], book: FigureBook): string {
  const texts = nl.assumptionText(
    limitAge(book, one.figureDay.day),
    one.buyers.map((buyer) => buyer.shareBasisPoints / 100),
  )
  const labels = [
    new Set(cases.map((other) => other.priceCents)).size > 1 ? nl.atPrice(one.priceCents) : undefined,
    new Set(cases.map((other) => other.figureDay.year)).size > 1 ? nl.inYear(one.figureDay.year) : undefined,
    ...one.assumptions.map((code) => texts[code]),
  ].filter((text) => text !== undefined)
  return nl.caseLine(labels, summary(one))
}

/** '2% over € 200.000 = € 4.000, de rest is vrijgesteld'. */
export function summary(one: PurchaseCase): string {
  const taxed = one.tax.steps.filter((step) => step.percent > 0)
  if (taxed.length === 0) return nl.fullyExempt
  const text = nl.both(
    [...Map.groupBy(taxed, (step) => step.percent)].map(([percent, steps]) =>
      nl.taxOver(percent, sumOf(steps.map((step) => step.baseCents)), sumOf(steps.map((step) => step.taxCents))),
    ),
  )
  return taxed.length < one.tax.steps.length ? `${text}, ${nl.partlyExempt}` : text
}

/** The steps of a single case, one or two lines per buyer. */
export function stepLines(one: PurchaseCase, book: FigureBook): string[] {
  const { steps } = one.tax
  const [first] = steps
  if (!first) return []
  const lines = steps.length === 1 ? [singleLine(first)] : steps.map((step) => nl.buyerLine(nameOf(step, one, book), resultOf(step)))
  const rates = [false, true].flatMap((elsewhere) => {
    const rate = steps.find((step) => step.percent > 0 && Boolean(one.buyers[step.buyer]?.livesElsewhere) === elsewhere)
    return rate ? [nl.useRate[elsewhere ? 'other-dwelling' : one.use](rate.percent)] : []
  })
  return [...rates, ...lines, ...reasons(one, book)]
}

const resultOf = (step: TransferTaxStep): string =>
  step.code === 'starter-exempt' ? nl.exemptOver(step.baseCents) : nl.taxOver(step.percent, step.baseCents, step.taxCents)
const singleLine = (step: TransferTaxStep): string => nl.buyerLine(nl.transferTaxLabel, resultOf(step))

/** As somebody said it: an age, or a side of the limit. */
export const ageText = ({ years, exact }: Age, limit: number): string =>
  exact ? nl.exactAge(years) : years < limit ? nl.youngerThan(years + 1) : nl.orOlder(years)

function nameOf(step: TransferTaxStep, one: PurchaseCase, book: FigureBook): string {
  const buyer = one.buyers[step.buyer]
  const age = buyer?.namedAge
  const limit = limitAge(book, one.figureDay.day)
  return nl.buyerName(age && ageText(age, limit), (buyer?.shareBasisPoints ?? 0) / 100, buyer?.livesElsewhere)
}

function reasons(one: PurchaseCase, book: FigureBook): string[] {
  if (one.use !== 'own-home') return []
  const { day } = one.figureDay
  if (one.tax.steps.some((step) => step.code === 'starter-exempt')) return [nl.withinLimit(limitCents(book, day))]
  if (one.wholeCents > limitCents(book, day)) return [nl.aboveLimit(limitCents(book, day))]
  if (livingOf(one).some((buyer) => buyer.exemptionUsed)) return [nl.alreadyUsed]
  return livingOf(one).every((buyer) => (buyer.age ?? 0) >= limitAge(book, day)) ? [nl.tooOld(limitAge(book, day))] : []
}

/** One paragraph; ends with who decides. */
export function conditions(cases: readonly PurchaseCase[], facts: PurchaseFacts, extra: readonly string[] = []): string {
  const [first] = cases
  if (!first) return ''
  const isExempt = cases.some((one) => one.tax.steps.some((step) => step.code === 'starter-exempt'))
  return [
    isExempt ? nl.exemptionConditions : nl.useConditions[first.use],
    facts.together && facts.selfShare === undefined ? nl.halfEach : undefined,
    facts.livesElsewhere ? nl.elsewhereCondition : undefined,
    (facts.selfAge?.atDeed ?? facts.partnerAge?.atDeed) ? nl.ageAtDeed : undefined,
    ...extra,
    nl.marketValue,
    ...yearLines(cases.map((one) => one.figureDay)),
    nl.purchaseDecides,
  ]
    .filter((text) => text !== undefined)
    .join(' ')
}

/** Follow-ups that change the outcome; the first is what a visitor would most likely vary. */
export function suggestChanges(cases: readonly PurchaseCase[], book: FigureBook): string[] {
  const [first] = cases
  if (!first) return []
  if (first.use === 'other-dwelling') return [nl.suggest.ownHome, nl.suggest.business]
  if (first.use === 'non-dwelling') return [nl.suggest.secondHome, nl.suggest.ownHome]
  const { day } = first.figureDay
  if (cases.every((one) => one.wholeCents > limitCents(book, day))) return [nl.suggest.price(limitCents(book, day)), nl.suggest.secondHome]
  const limit = limitAge(book, day)
  const last = livingOf(first).at(-1)
  const isYoung = (last?.namedAge?.years ?? limit) < limit
  const years = isYoung ? limit + 1 : limit - 5
  return [livingOf(first).length > 1 ? nl.suggest.partnerAge(years) : nl.suggest.ownAge(years), nl.suggest.secondHome]
}
