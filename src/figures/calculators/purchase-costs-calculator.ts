/** The calculator for what buying a home costs on top of its price (kosten koper). */
import { z } from 'zod'
import { costNames, purchaseDecides } from '../calculation-words.nl.ts'
import type { FigureBook } from '../figure.ts'
import { doubtOf } from '../figure-sources.ts'
import { calculatePurchaseCosts, type PurchaseCostItem, type PurchaseCostsResult } from '../purchase-costs.ts'
import { transferTaxFigures } from '../transfer-tax.ts'
import type { Calculator } from './calculator.ts'
import type { CalculatorView, Step, StepGroup } from './calculator-view.ts'
import { calculatorTexts } from './calculators.nl.ts'
import { chooseDay, yearTexts } from './choose-day.ts'
import { explainTransferTax } from './explain-transfer-tax.ts'
import { purchaseFields, purchaseQuery, purchaseShape, toPurchase, type PurchaseInput } from './purchase-form.ts'
import { purchaseTexts as texts } from './purchase.nl.ts'
import { choiceField } from './read-form.ts'
import { purchaseConditions, transferTaxCalculator } from './transfer-tax-calculator.ts'
import { listUsedFigures, type UsedFigure } from './used-figures.ts'

export interface CostsInput extends PurchaseInput {
  mortgage: boolean
}

const mortgages: Readonly<Record<string, 'yes' | 'no'>> = { ja: 'yes', nee: 'no' }

interface Behind {
  figure: UsedFigure | undefined
  doubt: string | undefined
}

function notaryStep(item: PurchaseCostItem, deeds: number, behind: Behind): Step[] {
  if (item.code === 'transfer-tax') return []
  return [{ kind: 'add', text: costNames[item.code], detail: notaryDetail(item, deeds, behind), amount: item }]
}

function notaryDetail({ code, minCents, maxCents }: PurchaseCostItem, deeds: number, { figure, doubt }: Behind): string | undefined {
  if (code === 'quality-fund') return texts.fundDetail(deeds, minCents / deeds)
  if (code === 'land-registry') return texts.registryDetail(minCents / deeds, maxCents / deeds, doubt)
  return figure && texts.deedDetail(figure.source, figure.period)
}

function notaryGroup(costs: PurchaseCostsResult, input: CostsInput, day: string, book: FigureBook): StepGroup {
  const steps = costs.items.flatMap((item) => {
    const used = { ids: item.figures, day }
    return notaryStep(item, input.mortgage ? 2 : 1, { figure: listUsedFigures(book, [used])[0], doubt: doubtOf(book, used) })
  })
  return { title: texts.notaryGroup, steps: input.mortgage ? steps : [...steps, { kind: 'note', text: texts.noMortgageDeed }] }
}

function view(input: CostsInput, today: string, book: FigureBook): CalculatorView {
  const figureDay = chooseDay(book, transferTaxFigures(input.use), input.year, today)
  const { day } = figureDay
  const costs = calculatePurchaseCosts(book, day, input)
  const taxGroups = explainTransferTax(costs.transferTax, input, day, book).map((group) => ({
    ...group,
    title: group.title === undefined ? texts.taxGroup : `${texts.taxGroup}. ${group.title}`,
  }))
  const ids = costs.items.flatMap((item) => (item.code === 'transfer-tax' ? transferTaxFigures(input.use) : item.figures))
  return {
    name: texts.costsName,
    amount: { minCents: costs.minCents, maxCents: costs.maxCents },
    about: texts.costsAbout(input.use, input.priceCents, input.mortgage),
    groups: [...taxGroups, notaryGroup(costs, input, day, book)],
    totalText: texts.costsTotal,
    after: { text: texts.withPrice, amount: { minCents: costs.minCents + input.priceCents, maxCents: costs.maxCents + input.priceCents } },
    ...yearTexts(figureDay),
    figures: listUsedFigures(book, [{ ids, day }]),
    notIncludedLead: texts.gapsLead,
    notIncluded: costs.notIncluded.map((gap) => texts.gaps[gap]),
    conditions: [...texts.costsConditions, ...purchaseConditions(input, costs.transferTax)],
    caution: `${calculatorTexts.isEstimate} ${purchaseDecides}`,
  }
}

export const purchaseCostsCalculator: Calculator<CostsInput> = {
  fields: [...purchaseFields, 'hypotheek'],
  yearFigures: transferTaxCalculator.yearFigures,
  schema: (values, choice) =>
    z
      .object({ ...purchaseShape(values, choice), hypotheek: choiceField(mortgages, texts.mortgageError, 'yes') })
      .transform((form) => ({ ...toPurchase(form), mortgage: form.hypotheek === 'yes' })),
  query: (input) => [...purchaseQuery(input), ['hypotheek', input.mortgage ? 'ja' : 'nee']],
  view,
  example: (year) => ({ ...transferTaxCalculator.example(year), mortgage: true }),
}
