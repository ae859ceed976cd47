/** Answers how much transfer tax a purchase costs. */
import type { FigureBook } from '../../figures/figure.ts'
import type { EngineAnswer } from '../engine.ts'
import * as nl from './calculation.nl.ts'
import { listFigureSources } from '../../figures/figure-sources.ts'
import { listPurchaseCases } from './purchase-cases.ts'
import { caseLine, conditions, listDependencies, stepLines, suggestChanges } from './purchase-text.ts'
import type { Slots } from './slots.ts'

export function answerTransferTax(slots: Slots, day: string, book: FigureBook): EngineAnswer | undefined {
  const cases = listPurchaseCases(slots, day, book)
  const [first] = cases ?? []
  if (!cases || !first) return undefined
  const amounts = [...new Set(cases.map((one) => nl.euro(one.tax.taxCents)))]
  const lines = cases.length === 1 ? stepLines(first, book) : cases.map((one) => caseLine(one, cases, book))
  const used = cases.map((one) => ({ ids: one.tax.steps.flatMap((step) => step.figures), day: one.figureDay.day }))
  return {
    kind: 'berekening',
    text: [nl.bold(nl.outcome(nl.transferTaxName, amounts, listDependencies(cases))), nl.bullets(lines), conditions(cases, slots)].join('\n\n'),
    sources: [nl.ownArticles.purchase, ...listFigureSources(book, used)],
    reference: 'berekening:overdrachtsbelasting',
    suggestions: [...suggestChanges(cases, book), nl.suggest.totalCosts],
  }
}
