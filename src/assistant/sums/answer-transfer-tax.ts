/** Answers how much transfer tax a purchase costs. */
import { emptyAddress, transferTaxAddress } from '../../figures/calculators/calculator-address.ts'
import type { FigureBook } from '../../figures/figure.ts'
import type { EngineAnswer } from '../conversation/engine.ts'
import * as nl from './calculation.nl.ts'
import * as steps from './sums/gain-steps.nl.ts'
import { purchaseOf } from './sums/purchase-input.ts'
import { listFigureSources } from '../../figures/figure-sources.ts'
import { listPurchaseCases, type PurchaseCase } from './sums/purchase-cases.ts'
import { caseLine, conditions, listDependencies, stepLines, suggestChanges } from './sums/purchase-text.ts'
import type { Slots } from './slots.ts'

function addressOf(cases: readonly PurchaseCase[]): string {
  const input = purchaseOf(cases)
  return input ? transferTaxAddress(input) : emptyAddress('transfer-tax')
}

/** How the amount that is taxed follows from what was named. */
function baseLines({ share, movablesCents, amountsCents }: Slots): string[] {
  return [...(share ? [steps.shareLine(share)] : []), ...(movablesCents === undefined ? [] : [steps.movablesLine(movablesCents, amountsCents?.[0] ?? 0)])]
}

/** How much two outcomes differ, when that is asked. */
function differenceOf(cases: readonly PurchaseCase[], slots: Slots): string[] {
  const [one, other, ...rest] = cases
  return slots.difference && one && other && rest.length === 0 ? [nl.differenceIs(Math.abs(one.tax.taxCents - other.tax.taxCents))] : []
}

export function answerTransferTax(slots: Slots, day: string, book: FigureBook): EngineAnswer | undefined {
  const cases = listPurchaseCases(slots, day, book)
  const [first] = cases ?? []
  if (!cases || !first) return undefined
  const amounts = [...new Set(cases.map((one) => nl.euro(one.tax.taxCents)))]
  const lines = baseLines(slots).concat(cases.length === 1 ? stepLines(first, book) : cases.map((one) => caseLine(one, cases, book)))
  const used = cases.map((one) => ({ ids: one.tax.steps.flatMap((step) => step.figures), day: one.figureDay.day }))
  return {
    kind: 'berekening',
    text: [
      nl.bold([nl.outcome(nl.transferTaxName, amounts, listDependencies(cases)), ...differenceOf(cases, slots)].join(' ')),
      nl.bullets(lines),
      conditions(cases, slots),
      nl.calculatorLink('transfer-tax', addressOf(cases)),
    ].join('\n\n'),
    sources: [nl.ownArticles.purchase, ...listFigureSources(book, used)],
    reference: 'berekening:overdrachtsbelasting',
    suggestions: [...suggestChanges(cases, book), nl.suggest.totalCosts],
  }
}
