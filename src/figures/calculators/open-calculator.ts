/** Opens a calculator's page: reads its form from the address, calculates, and gathers what the page shows. */
import type { FigureBook } from '../figure.ts'
import { calculators as entries, type CalculatorId, type CalculatorPageEntry } from '../calculator-pages.ts'
import type { Calculator } from './calculator.ts'
import type { CalculatorView } from './calculator-view.ts'
import { listYears, type YearOption } from './calculator-years.ts'
import { calculatorTexts, pageTexts } from './calculators.nl.ts'
import { giftTaxCalculator } from './gift-tax-calculator.ts'
import { inheritanceTaxCalculator } from './inheritance-tax-calculator.ts'
import { purchaseCostsCalculator } from './purchase-costs-calculator.ts'
import { readForm, readValues, type FieldError, type FieldValues, type FormReading, type Query } from './read-form.ts'
import { transferTaxCalculator } from './transfer-tax-calculator.ts'

export interface OpenCalculator {
  id: CalculatorId
  entry: CalculatorPageEntry
  /** For the browser's window and search engines. */
  title: string
  /** False for every address with a query. */
  index: boolean
  status: 200 | 422
  /** The shorter address of the same outcome, when the one asked for says more than it needs. */
  moved: string | undefined
  values: FieldValues
  years: readonly YearOption[]
  errors: readonly FieldError[]
  /** The outcome, or the example before anything was filled in; absent while something is wrong. */
  view: CalculatorView | undefined
  isExample: boolean
  /** Fills the form in with the example. */
  exampleAddress: string
  /** The calculator that goes on from here, with what was filled in. */
  sibling: { title: string; description: string; address: string }
  /** 'YYYY': chosen when no year was. */
  thisYear: string
}

const siblings: Record<CalculatorId, CalculatorId> = {
  'transfer-tax': 'purchase-costs',
  'purchase-costs': 'transfer-tax',
  'inheritance-tax': 'gift-tax',
  'gift-tax': 'inheritance-tax',
}

const addressOf = (path: string, query: Query): string => (query.length === 0 ? path : `${path}?${new URLSearchParams(query.map((pair) => [...pair]))}`)

const isSame = (query: Query, asked: URLSearchParams): boolean =>
  query.length === asked.size && [...asked].every(([field, value], index) => query[index]?.[0] === field && query[index][1] === value)

/** Both calculators of a purchase, and both of what is received, know each other's fields, but for a relation that only inheritance knows. */
const siblingAddress = (path: string, id: CalculatorId, query: Query): string =>
  id === 'inheritance-tax' && query.some(([, value]) => value === 'kind-met-beperking') ? path : addressOf(path, query)

type Opener = (query: URLSearchParams, today: string, book: FigureBook) => OpenCalculator

function titleOf(id: CalculatorId, { state }: FormReading<unknown>, view: CalculatorView): string {
  if (state === 'empty') return entries[id].title
  return state === 'faulty' ? `${calculatorTexts.errorPrefix} ${entries[id].title}` : pageTexts[id].titleOf(view.amount)
}

function opener<Input>(id: CalculatorId, calculator: Calculator<Input>): Opener {
  const entry = entries[id]
  return (asked, today, book) => {
    const thisYear = Number(today.slice(0, 4))
    const years = listYears(book, calculator.yearFigures, today)
    const values = readValues(asked, calculator.fields)
    const reading = readForm(values, calculator.schema(values, { years: years.map((option) => option.year), thisYear }))
    const example = calculator.example(thisYear)
    const view = calculator.view(reading.state === 'complete' ? reading.input : example, today, book)
    const query = reading.state === 'complete' ? calculator.query(reading.input) : []
    const sibling = entries[siblings[id]]
    return {
      id,
      entry,
      title: titleOf(id, reading, view),
      index: asked.size === 0,
      status: reading.state === 'faulty' ? 422 : 200,
      moved: reading.state === 'complete' && !isSame(query, asked) ? addressOf(entry.path, query) : undefined,
      values,
      years,
      errors: reading.state === 'faulty' ? reading.errors : [],
      view: reading.state === 'faulty' ? undefined : view,
      isExample: reading.state === 'empty',
      exampleAddress: addressOf(entry.path, calculator.query(example)),
      sibling: { title: sibling.title, description: sibling.description, address: siblingAddress(sibling.path, id, query) },
      thisYear: String(thisYear),
    }
  }
}

const openers: Record<CalculatorId, Opener> = {
  'transfer-tax': opener('transfer-tax', transferTaxCalculator),
  'purchase-costs': opener('purchase-costs', purchaseCostsCalculator),
  'inheritance-tax': opener('inheritance-tax', inheritanceTaxCalculator),
  'gift-tax': opener('gift-tax', giftTaxCalculator),
}

/** Names that each page reads from the query of its address. */
export const calculatorFields: Record<CalculatorId, readonly string[]> = {
  'transfer-tax': transferTaxCalculator.fields,
  'purchase-costs': purchaseCostsCalculator.fields,
  'inheritance-tax': inheritanceTaxCalculator.fields,
  'gift-tax': giftTaxCalculator.fields,
}

/** `query` is that of the address; `today` is YYYY-MM-DD in the Netherlands. */
export const openCalculator = (id: CalculatorId, query: URLSearchParams, today: string, book: FigureBook): OpenCalculator => openers[id](query, today, book)
