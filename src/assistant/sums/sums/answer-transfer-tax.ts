/** Answers how much transfer tax a purchase costs. */
import { emptyAddress, transferTaxAddress } from '../../../figures/calculators/calculator-address.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import * as steps from './gain-steps.nl.ts'
import { purchaseOf } from './purchase-input.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { listPurchaseCases, type PurchaseCase } from './purchase-cases.ts'
import { caseLine, conditions, listDependencies, stepLines, suggestChanges } from './purchase-text.ts'
import type { PurchaseFacts } from './purchase-facts.ts'
import { askedOf, readingOf } from './purchase-reading.ts'
import { figuresOfCases, showSum, differenceOf } from './show-sum.ts'

export function taxAddressOf(cases: readonly PurchaseCase[]): string {
  const input = purchaseOf(cases)
  return input ? transferTaxAddress(input) : emptyAddress('transfer-tax')
}

/** How the amount that is taxed follows from what was named. */
function baseLines({ share, movablesCents, amountsCents }: PurchaseFacts): string[] {
  return [...(share ? [steps.shareLine(share)] : []), ...(movablesCents === undefined ? [] : [steps.movablesLine(movablesCents, amountsCents?.[0] ?? 0)])]
}

export function answerTransferTax(facts: PurchaseFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const cases = listPurchaseCases(facts, day, book)
  const [first] = cases ?? []
  if (!cases || !first) return undefined
  const amounts = [...new Set(cases.map((one) => nl.euro(one.tax.taxCents)))]
  const lines = baseLines(facts).concat(cases.length === 1 ? stepLines(first, book) : cases.map((one) => caseLine(one, cases, book)))
  return showSum({
    reading: readingOf(cases, book),
    asks: askedOf(cases, book),
    isOpen: cases.some(({ assumptions }) => assumptions.length > 0),
    days: cases.map(({ figureDay }) => figureDay),
    outcome: [nl.outcome(nl.transferTaxName, amounts, listDependencies(cases)), ...differenceOf(cases, facts)].join(' '),
    lines: lines,
    notes: conditions(cases, facts),
    link: nl.calculatorLink('transfer-tax', taxAddressOf(cases)),

    sources: [nl.ownArticles.purchase, ...listFigureSources(book, figuresOfCases(cases))],
    reference: 'berekening:overdrachtsbelasting',
    suggestions: [...suggestChanges(cases, book), nl.suggest.totalCosts],
  })
}
