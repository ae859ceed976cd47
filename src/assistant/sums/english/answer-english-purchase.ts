/** Says in English what a purchase costs in transfer tax, or in all; worked out by the same cases as in Dutch. */
import { centsOf } from '../../../figures/cents.ts'
import { doubtOf, listFigureSources } from '../../../figures/figure-sources.ts'
import { fillFigures } from '../../../figures/figure-tokens.ts'
import { getNumber, type FigureBook } from '../../../figures/figure.ts'
import { calculatePurchaseCosts, type PurchaseCostCode } from '../../../figures/purchase-costs.ts'
import type { FactQuestion } from '../../conversation/answer-extras.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { costsAddressOf } from '../sums/answer-purchase-costs.ts'
import { taxAddressOf } from '../sums/answer-transfer-tax.ts'
import { isOtherAgeOpen, listPurchaseCases, type PurchaseCase } from '../sums/purchase-cases.ts'
import type { PurchaseFacts } from '../sums/purchase-facts.ts'
import { figuresOfCases, showSum } from '../sums/show-sum.ts'
import { yearLinesEn } from './english-years.ts'
import * as en from './sums.en.ts'

const limitAge = (book: FigureBook, { figureDay }: PurchaseCase): number => getNumber(book, 'startersvrijstelling-leeftijd-tot', figureDay.day)
const limitCents = (book: FigureBook, { figureDay }: PurchaseCase): number => centsOf(getNumber(book, 'startersvrijstelling-grens', figureDay.day))

function summaryOf({ tax }: PurchaseCase): string {
  const taxed = tax.steps.filter(({ percent }) => percent > 0)
  if (taxed.length === 0) return en.exempt
  const parts = [...Map.groupBy(taxed, ({ percent }) => percent)].map(([percent, steps]) =>
    en.taxOver(
      percent,
      steps.reduce((sum, { baseCents }) => sum + baseCents, 0),
      steps.reduce((sum, { taxCents }) => sum + taxCents, 0),
    ),
  )
  return taxed.length < tax.steps.length ? `${en.and(parts)}, ${en.restExempt}` : en.and(parts)
}

function linesOf(cases: readonly PurchaseCase[], book: FigureBook): string[] {
  const [first, ...others] = cases
  if (!first) return []
  const years = new Set(cases.map(({ figureDay }) => figureDay.year))
  if (others.length === 0) return [en.tax(summaryOf(first)), ...reasonOf(first, book)]
  return cases.map((one) =>
    en.caseLine(
      [...(years.size > 1 ? [en.inYear(one.figureDay.year)] : []), ...one.assumptions.map((code) => en.assumption(code, limitAge(book, one)))],
      summaryOf(one),
    ),
  )
}

/** Why there is no exemption. */
function reasonOf(one: PurchaseCase, book: FigureBook): string[] {
  if (one.use !== 'own-home' || one.tax.steps.some(({ code }) => code === 'starter-exempt')) return []
  if (one.wholeCents > limitCents(book, one)) return [en.aboveLimit(limitCents(book, one))]
  return one.buyers.every(({ age }) => (age ?? 0) >= limitAge(book, one)) ? [en.tooOld(limitAge(book, one))] : []
}

const dependenciesOf = (cases: readonly PurchaseCase[]): string[] => {
  const assumed = new Set(cases.flatMap(({ assumptions }) => assumptions))
  const isUse = assumed.has('used')
  return [
    ...(new Set(cases.map(({ figureDay }) => figureDay.year)).size > 1 ? [en.depends.year] : []),
    ...([...assumed].some((code) => code !== 'used' && code !== 'unused')
      ? [cases.some(({ buyers }) => buyers.length > 1) ? en.depends.ages : en.depends.age]
      : []),
    ...(isUse ? [en.depends.exemption] : []),
  ]
}

/** The age, when nothing else makes the cases differ. */
function askedOf(cases: readonly PurchaseCase[], book: FigureBook): FactQuestion | undefined {
  const [first] = cases
  const assumed = new Set(cases.flatMap(({ assumptions }) => assumptions))
  if (!first || cases.length === 1 || assumed.size === 0 || assumed.has('used')) return undefined
  const limit = limitAge(book, first)
  if (assumed.has('both-young')) return en.asksAges(limit)
  return isOtherAgeOpen(first) ? en.asksOtherAge(limit) : en.asksAge(limit)
}

function readingOf(first: PurchaseCase, book: FigureBook): string {
  const ages = first.buyers.flatMap(({ namedAge }) => (namedAge ? [en.ageText(namedAge.years, namedAge.exact, limitAge(book, first))] : []))
  return en.purchaseReading(first.priceCents, first.use, first.buyers.length, ages, first.figureDay.year)
}

const notesOf = (cases: readonly PurchaseCase[], facts: PurchaseFacts, extra: readonly string[]): string =>
  [
    cases.some(({ tax }) => tax.steps.some(({ code }) => code === 'starter-exempt')) ? en.exemptionNote : en.purchaseNotes[cases[0]?.use ?? 'own-home'],
    ...(facts.together && facts.selfShare === undefined ? [en.halfEach] : []),
    ...((facts.selfAge?.atDeed ?? facts.partnerAge?.atDeed) ? [en.ageAtDeed] : []),
    ...extra,
    en.marketValue,
    ...yearLinesEn(cases.map(({ figureDay }) => figureDay)),
    en.purchaseDecides,
  ].join(' ')

const isNotary = (code: PurchaseCostCode): code is Exclude<PurchaseCostCode, 'transfer-tax'> => code !== 'transfer-tax'

/** Undefined when there would be too many cases to read, or no figures at all. */
export function answerEnglishPurchase(facts: PurchaseFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const cases = listPurchaseCases(facts, day, book)
  const [first] = cases ?? []
  if (!cases || !first) return undefined
  const shown = { reading: readingOf(first, book), asks: askedOf(cases, book), dependsOn: dependenciesOf(cases) }
  return facts.topic === 'transfer-tax' ? showTax(facts, cases, shown, book) : showCosts(facts, cases, shown, day, book)
}

interface Shown {
  reading: string
  asks: FactQuestion | undefined
  dependsOn: string[]
}

function showTax(facts: PurchaseFacts, cases: readonly PurchaseCase[], { reading, asks, dependsOn }: Shown, book: FigureBook): EngineAnswer {
  const amounts = [...new Set(cases.map(({ tax }) => en.euro(tax.taxCents)))]
  return showSum({
    reading,
    asks,
    isOpen: cases.some(({ assumptions }) => assumptions.length > 0),
    days: cases.map(({ figureDay }) => figureDay),
    outcome: en.outcome(en.names['transfer-tax'], amounts, dependsOn),
    lines: linesOf(cases, book),
    notes: notesOf(cases, facts, []),
    link: en.calculatorLink('transfer-tax', taxAddressOf(cases)),
    sources: listFigureSources(book, figuresOfCases(cases), 'en'),
    reference: 'berekening:overdrachtsbelasting',
    suggestions: [cases[0]?.use === 'own-home' ? en.suggest.secondHome : en.suggest.ownHome, en.suggest.totalCosts],
  })
}

function showCosts(
  facts: PurchaseFacts,
  cases: readonly PurchaseCase[],
  { reading, asks, dependsOn }: Shown,
  day: string,
  book: FigureBook,
): EngineAnswer | undefined {
  const mortgage = facts.mortgage ?? true
  const results = cases.map((one) => calculatePurchaseCosts(book, one.figureDay.day, { ...one, mortgage }))
  const [result, first] = [results[0], cases[0]]
  if (!result || !first) return undefined
  const notary = result.items.flatMap(({ code, minCents, maxCents, figures }) =>
    isNotary(code) ? [en.costLine(code, minCents, maxCents, doubtOf(book, { ids: figures, day: first.figureDay.day }, 'en'))] : [],
  )
  const used = cases.map(({ figureDay }, at) => ({ ids: results[at]?.items.flatMap(({ figures }) => figures) ?? [], day: figureDay.day }))
  return showSum({
    reading,
    asks,
    isOpen: cases.some(({ assumptions }) => assumptions.length > 0),
    days: cases.map(({ figureDay }) => figureDay),
    outcome: en.outcome(en.names['purchase-costs'], [...new Set(results.map(({ minCents, maxCents }) => en.costsRange(minCents, maxCents)))], dependsOn),
    lines: [...linesOf(cases, book), ...notary, en.notIncluded(result.notIncluded)],
    notes: notesOf(cases, facts, [en.mortgageNote(mortgage), en.prices(fillFigures('{{peildatum:prijs-leveringsakte}}', book, day, 'en'))]),
    link: en.calculatorLink('purchase-costs', costsAddressOf(cases, mortgage)),
    sources: listFigureSources(book, used, 'en'),
    reference: 'berekening:aankoopkosten',
    suggestions: [mortgage ? en.suggest.withoutMortgage : en.suggest.withMortgage, en.suggest.secondHome],
  })
}
