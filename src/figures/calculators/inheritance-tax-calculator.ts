/** The calculator for inheritance tax (erfbelasting), for up to six heirs. */
import { z } from 'zod'
import type { BracketTaxResult, Relation } from '../bracket-tax.ts'
import { gainDecides, inheritanceConditions, relationConditions } from '../calculation-words.nl.ts'
import { fillFigures } from '../figure-tokens.ts'
import type { FigureBook } from '../figure.ts'
import { calculateInheritanceTax, inheritanceTaxFigures, type InheritanceTaxInput } from '../inheritance-tax.ts'
import type { Calculator, YearChoice } from './calculator.ts'
import { exactly } from './amount.ts'
import type { CalculatorView, StepGroup } from './calculator-view.ts'
import { calculatorTexts } from './calculators.nl.ts'
import { chooseDay, yearTexts } from './choose-day.ts'
import { explainGain } from './gain-steps.ts'
import { gainBounds, gainTexts } from './gain.nl.ts'
import { plainEuros } from '../../platform/money-input.ts'
import { choiceField, moneyField, wordOf, yearField, type FieldValues, type Query } from './read-form.ts'
import { listUsedFigures } from './used-figures.ts'

export interface InheritanceForm {
  /** One to six. */
  heirs: readonly InheritanceTaxInput[]
  /** Of the death. */
  year: number
}

const texts = gainTexts.inheritance
const TERM_FIGURE = 'erfbelasting-aangiftetermijn'
export const MOST_HEIRS = 6

const relations: Readonly<Record<string, Relation>> = {
  partner: 'partner',
  kind: 'child',
  'kind-met-beperking': 'child-with-disability',
  kleinkind: 'grandchild',
  achterkleinkind: 'great-grandchild',
  ouder: 'parent',
  overig: 'other',
}

/** 'band' and 'bedrag' of the first heir, 'band2' and 'bedrag2' of the second. */
const suffixes = Array.from({ length: MOST_HEIRS }, (_, index) => (index === 0 ? '' : String(index + 1)))

/** A row counts when anything stands in it; the first always does. */
const isFilled = (values: FieldValues, suffix: string): boolean => suffix === '' || Boolean((values[`band${suffix}`] ?? '') + (values[`bedrag${suffix}`] ?? ''))

const onlyOnce: Partial<Record<Relation, string>> = { partner: texts.onePartner, parent: texts.parentsTogether }

function relationField(earlier: readonly (string | undefined)[]): z.ZodType<Relation> {
  return choiceField(relations, texts.relationError).superRefine((relation, ctx) => {
    const message = onlyOnce[relation]
    if (message && earlier.includes(wordOf(relations, relation))) ctx.addIssue({ code: 'custom', message })
  })
}

function schema(values: FieldValues, { years, thisYear }: YearChoice): z.ZodType<InheritanceForm> {
  const rows = suffixes.filter((suffix) => isFilled(values, suffix))
  const shape: Record<string, z.ZodType<Relation | number>> = {}
  for (const [index, suffix] of rows.entries()) {
    shape[`band${suffix}`] = relationField(rows.slice(0, index).map((other) => values[`band${other}`]))
    shape[`bedrag${suffix}`] = moneyField(texts.amountErrors, gainBounds)
  }
  shape['jaar'] = yearField(years, thisYear, calculatorTexts.yearError)
  return z.object(shape).transform((form) => ({
    heirs: rows.map((suffix) => ({ relation: form[`band${suffix}`] as Relation, receivedCents: form[`bedrag${suffix}`] as number })),
    year: form['jaar'] as number,
  }))
}

const query = ({ heirs, year }: InheritanceForm): Query => [
  ...heirs.flatMap(({ relation, receivedCents }, index): [string, string][] => [
    [`band${suffixes[index]}`, wordOf(relations, relation)],
    [`bedrag${suffixes[index]}`, plainEuros(receivedCents)],
  ]),
  ['jaar', String(year)],
]

function groupOf(heirs: readonly InheritanceTaxInput[], tax: BracketTaxResult, index: number): StepGroup {
  const relation = heirs[index]?.relation ?? 'other'
  const isAlone = heirs.length === 1
  const steps = explainGain(tax, {
    received: texts.receivedAlone,
    payer: isAlone ? 'one' : 'of-several',
    exemptDetail: (exemptionCents, usedCents) => gainTexts.exemptDetail(relation, exemptionCents, usedCents),
  })
  return { title: isAlone ? undefined : texts.group(index + 1, relation), steps }
}

function conditionsOf({ heirs }: InheritanceForm, day: string, book: FigureBook): string[] {
  const kinds = new Set(heirs.map((heir) => heir.relation))
  const special = [...kinds].flatMap((relation) => relationConditions[relation] ?? [])
  const several = heirs.length > 1 ? [texts.ownExemption] : []
  const spouse = kinds.has('partner') && kinds.has('child') ? [texts.spouse] : []
  return [inheritanceConditions, ...several, ...special, ...spouse, texts.term(fillFigures(`{{cijfer:${TERM_FIGURE}}}`, book, day))]
}

function view(form: InheritanceForm, today: string, book: FigureBook): CalculatorView {
  const { heirs, year } = form
  const ids = [...new Set(heirs.flatMap((heir) => inheritanceTaxFigures(heir.relation)))]
  const figureDay = chooseDay(book, ids, year, today)
  const taxes = heirs.map((heir) => calculateInheritanceTax(book, figureDay.day, heir))
  const taxCents = taxes.reduce((sum, tax) => sum + tax.taxCents, 0)
  const receivedCents = heirs.reduce((sum, heir) => sum + heir.receivedCents, 0)
  const [first] = heirs
  return {
    name: heirs.length > 1 ? texts.nameTogether : texts.name,
    amount: exactly(taxCents),
    about: heirs.length === 1 && first ? texts.about(first.relation, first.receivedCents, year) : texts.aboutSeveral(heirs.length, year),
    groups: taxes.map((tax, index) => groupOf(heirs, tax, index)),
    totalText: heirs.length > 1 ? calculatorTexts.toPayTogether : calculatorTexts.toPay,
    after: { text: gainTexts.left, amount: exactly(receivedCents - taxCents) },
    ...yearTexts(figureDay),
    figures: listUsedFigures(book, [{ ids: [...ids, TERM_FIGURE], day: figureDay.day }]),
    notIncludedLead: texts.notIncludedLead,
    notIncluded: texts.notIncluded,
    conditions: conditionsOf(form, figureDay.day, book),
    caution: `${calculatorTexts.isEstimate} ${gainDecides}`,
  }
}

export const inheritanceTaxCalculator: Calculator<InheritanceForm> = {
  fields: [...suffixes.flatMap((suffix) => [`band${suffix}`, `bedrag${suffix}`]), 'jaar'],
  yearFigures: [...new Set(Object.values(relations).flatMap(inheritanceTaxFigures))],
  schema,
  query,
  view,
  example: (year) => ({ heirs: [{ relation: 'child', receivedCents: 10_000_000 }], year }),
}
