/** The calculator for transfer tax (overdrachtsbelasting). */
import { z } from 'zod'
import { exemptionConditions, marketValue, purchaseDecides, useConditions } from '../calculation-words.nl.ts'
import type { FigureBook } from '../figure.ts'
import { calculateTransferTax, transferTaxFigures, type TransferTaxResult } from '../transfer-tax.ts'
import type { Calculator } from './calculator.ts'
import { exactly } from './amount.ts'
import type { CalculatorView } from './calculator-view.ts'
import { calculatorTexts } from './calculators.nl.ts'
import { chooseDay, yearTexts } from './choose-day.ts'
import { explainTransferTax } from './explain-transfer-tax.ts'
import { purchaseFields, purchaseQuery, purchaseShape, toPurchase, type PurchaseInput } from './purchase-form.ts'
import { purchaseTexts as texts } from './purchase.nl.ts'
import { listUsedFigures } from './used-figures.ts'

/** The conditions that go with what was applied. */
export function purchaseConditions({ use }: PurchaseInput, tax: TransferTaxResult): string[] {
  const isExempt = tax.steps.some((step) => step.code === 'starter-exempt')
  return [useConditions[use], ...(isExempt ? [exemptionConditions] : []), marketValue]
}

function view(input: PurchaseInput, today: string, book: FigureBook): CalculatorView {
  const figureDay = chooseDay(book, transferTaxFigures(input.use), input.year, today)
  const tax = calculateTransferTax(book, figureDay.day, input)
  return {
    name: texts.taxGroup,
    amount: exactly(tax.taxCents),
    about: texts.about(input.use, input.priceCents, input.year),
    groups: explainTransferTax(tax, input, figureDay.day, book),
    totalText: input.buyers.length > 1 ? calculatorTexts.toPayTogether : calculatorTexts.toPay,
    after: undefined,
    ...yearTexts(figureDay),
    figures: listUsedFigures(book, [{ ids: transferTaxFigures(input.use), day: figureDay.day }]),
    notIncludedLead: texts.taxNotIncludedLead,
    notIncluded: texts.taxNotIncluded,
    conditions: purchaseConditions(input, tax),
    caution: `${calculatorTexts.isEstimate} ${purchaseDecides}`,
  }
}

export const transferTaxCalculator: Calculator<PurchaseInput> = {
  fields: purchaseFields,
  yearFigures: [...new Set([...transferTaxFigures('own-home'), ...transferTaxFigures('other-dwelling'), ...transferTaxFigures('non-dwelling')])],
  schema: (values, choice) => z.object(purchaseShape(values, choice)).transform(toPurchase),
  query: purchaseQuery,
  view,
  example: (year) => ({ priceCents: 45_000_000, use: 'own-home', buyers: [{ shareBasisPoints: 10_000, age: 40 }], year }),
}
