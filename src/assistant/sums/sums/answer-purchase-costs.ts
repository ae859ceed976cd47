/** Answers what buying a property costs on top of its price. */
import { emptyAddress, purchaseCostsAddress } from '../../../figures/calculators/calculator-address.ts'
import { fillFigures } from '../../../figures/figure-tokens.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { calculatePurchaseCosts, type PurchaseCostCode, type PurchaseCostsResult } from '../../../figures/purchase-costs.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { doubtOf, listFigureSources } from '../../../figures/figure-sources.ts'
import { listPurchaseCases, type PurchaseCase } from './purchase-cases.ts'
import { purchaseOf } from './purchase-input.ts'
import { caseLine, conditions, listDependencies, suggestChanges, summary } from './purchase-text.ts'
import type { PurchaseFacts } from './purchase-facts.ts'
import { askedOf, readingOf } from './purchase-reading.ts'
import { showSum } from './show-sum.ts'

export function answerPurchaseCosts(facts: PurchaseFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const cases = listPurchaseCases(facts, day, book)
  const [first] = cases ?? []
  if (!cases || !first) return undefined
  const mortgage = facts.mortgage ?? true
  const results = cases.map((one) => calculatePurchaseCosts(book, one.figureDay.day, { ...one, mortgage }))
  const [result] = results
  if (!result) return undefined
  const ranges = [...new Set(results.map((one) => nl.costsRange(one.minCents, one.maxCents)))]
  const taxLines = cases.length === 1 ? [nl.buyerLine(nl.transferTaxLabel, summary(first))] : cases.map((one) => nl.transferTaxCase(caseLine(one, cases, book)))
  const observed = fillFigures('{{peildatum:prijs-leveringsakte}}', book, day)
  const used = cases.map((one, index) => ({ ids: results[index]?.items.flatMap((item) => item.figures) ?? [], day: one.figureDay.day }))
  return showSum({
    reading: readingOf(cases, book),
    asks: askedOf(cases, book),
    isOpen: cases.some(({ assumptions }) => assumptions.length > 0),
    days: cases.map(({ figureDay }) => figureDay),
    outcome: nl.outcome(nl.costsName, ranges, listDependencies(cases)),
    lines: [...taxLines, ...notaryLines(result, book, first.figureDay.day), nl.notIncluded(result.notIncluded)],
    notes: conditions(cases, facts, [nl.noticeMortgage(mortgage), nl.noticePrices(observed)]),
    link: nl.calculatorLink('purchase-costs', costsAddressOf(cases, mortgage)),

    sources: [nl.ownArticles.purchase, ...listFigureSources(book, used)],
    reference: 'berekening:aankoopkosten',
    suggestions: [...suggestChanges(cases, book), mortgage ? nl.suggest.withoutMortgage : nl.suggest.withMortgage],
  })
}

export function costsAddressOf(cases: readonly PurchaseCase[], mortgage: boolean): string {
  const input = purchaseOf(cases)
  return input ? purchaseCostsAddress({ ...input, mortgage }) : emptyAddress('purchase-costs')
}

type NotaryCode = Exclude<PurchaseCostCode, 'transfer-tax'>

const isNotary = (code: PurchaseCostCode): code is NotaryCode => code !== 'transfer-tax'

function notaryLines(result: PurchaseCostsResult, book: FigureBook, day: string): string[] {
  return result.items.flatMap((item) => (isNotary(item.code) ? [nl.costLine(item.code, item, doubtOf(book, { ids: item.figures, day }))] : []))
}
