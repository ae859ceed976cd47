/** The calculator for gift tax (schenkbelasting). */
import { z } from 'zod'
import { gainDecides, giftConditions, giftPartnerCondition, raiseConditions } from '../calculation-words.nl.ts'
import type { FigureBook } from '../figure.ts'
import { calculateGiftTax, giftTaxFigures, raiseAges, type GiftRelation, type GiftTaxInput, type GiftTaxResult, type OneTimeRaise } from '../gift-tax.ts'
import type { Calculator, YearChoice } from './calculator.ts'
import { exactly } from './amount.ts'
import type { CalculatorView, Step } from './calculator-view.ts'
import { calculatorTexts } from './calculators.nl.ts'
import { chooseDay, yearTexts } from './choose-day.ts'
import { explainGain } from './gain-steps.ts'
import { gainBounds, gainTexts } from './gain.nl.ts'
import { plainEuros } from '../../platform/money-input.ts'
import { ageField, choiceField, ignoredField, moneyField, wordOf, yearField, type FieldValues, type Query } from './read-form.ts'
import { listUsedFigures } from './used-figures.ts'

export interface GiftForm extends GiftTaxInput {
  year: number
}

const texts = gainTexts.gift

const relations: Readonly<Record<string, GiftRelation>> = {
  kind: 'child',
  kleinkind: 'grandchild',
  achterkleinkind: 'great-grandchild',
  partner: 'partner',
  ouder: 'parent',
  overig: 'other',
}
const raises: Readonly<Record<string, OneTimeRaise | 'none'>> = { nee: 'none', vrij: 'free', studie: 'study' }

/** The raised exemption is asked only for a child, and the age only with it. */
function schema(values: FieldValues, { years, thisYear }: YearChoice): z.ZodType<GiftForm> {
  const isChild = (values['band'] || 'kind') === 'kind'
  const isRaised = isChild && (values['eenmalig'] || 'nee') !== 'nee'
  const age: z.ZodType<number | undefined> = isRaised ? ageField(texts.ageErrors) : ignoredField
  const raise: z.ZodType<OneTimeRaise | 'none' | undefined> = isChild ? choiceField(raises, texts.raiseError, 'none') : ignoredField
  return z
    .object({
      band: choiceField(relations, texts.relationError, 'child'),
      bedrag: moneyField(texts.amountErrors, gainBounds),
      eenmalig: raise,
      leeftijd: age,
      jaar: yearField(years, thisYear, calculatorTexts.yearError),
    })
    .transform(({ band, bedrag, eenmalig, leeftijd, jaar }) => ({
      relation: band,
      receivedCents: bedrag,
      oneTimeRaise: eenmalig === 'none' ? undefined : eenmalig,
      age: leeftijd,
      year: jaar,
    }))
}

function query({ relation, receivedCents, oneTimeRaise, age, year }: GiftForm): Query {
  const raise: [string, string][] = oneTimeRaise
    ? [
        ['eenmalig', wordOf(raises, oneTimeRaise)],
        ['leeftijd', String(age ?? '')],
      ]
    : []
  return [['band', wordOf(relations, relation)], ['bedrag', plainEuros(receivedCents)], ...raise, ['jaar', String(year)]]
}

function stepsOf(tax: GiftTaxResult, { relation, oneTimeRaise, age = 0 }: GiftForm): Step[] {
  const exemptDetail = (exemptionCents: number, usedCents: number) =>
    tax.raised ? texts.raiseDetail(exemptionCents) : texts.exemptDetail(relation, exemptionCents, usedCents)
  const refused: Step[] = oneTimeRaise && !tax.raised ? [{ kind: 'note', text: texts.raiseRefused(age, raiseAges.from, raiseAges.until) }] : []
  return [...refused, ...explainGain(tax, { received: texts.received, payer: 'one', exemptDetail })]
}

function conditionsOf({ relation, oneTimeRaise }: GiftForm, { raised }: GiftTaxResult): string[] {
  return [
    giftConditions,
    ...(relation === 'partner' ? [giftPartnerCondition] : []),
    ...(raised ? [raiseConditions, texts.raiseOnce, texts.raiseAsk] : []),
    ...(raised && oneTimeRaise === 'study' ? [texts.study] : []),
    texts.term,
  ]
}

function view(form: GiftForm, today: string, book: FigureBook): CalculatorView {
  const ids = giftTaxFigures(form)
  const figureDay = chooseDay(book, ids, form.year, today)
  const tax = calculateGiftTax(book, figureDay.day, form)
  return {
    name: texts.name,
    amount: exactly(tax.taxCents),
    about: texts.about(form.relation, form.receivedCents, form.year),
    groups: [{ title: undefined, steps: stepsOf(tax, form) }],
    totalText: calculatorTexts.toPay,
    after: { text: gainTexts.left, amount: exactly(form.receivedCents - tax.taxCents) },
    ...yearTexts(figureDay),
    figures: listUsedFigures(book, [{ ids, day: figureDay.day }]),
    notIncludedLead: texts.notIncludedLead,
    notIncluded: texts.notIncluded,
    conditions: conditionsOf(form, tax),
    caution: `${calculatorTexts.isEstimate} ${gainDecides}`,
  }
}

export const giftTaxCalculator: Calculator<GiftForm> = {
  fields: ['band', 'bedrag', 'eenmalig', 'leeftijd', 'jaar'],
  yearFigures: [...new Set(Object.values(relations).flatMap((relation) => giftTaxFigures({ relation })))],
  schema,
  query,
  view,
  example: (year) => ({ relation: 'child', receivedCents: 2_500_000, year }),
}
