/** The form of a purchase, which the transfer tax and the costs of buying share. */
import { z } from 'zod'
import type { Buyer, PropertyUse } from '../transfer-tax.ts'
import type { YearChoice } from './calculator.ts'
import { calculatorTexts } from './calculators.nl.ts'
import { plainEuros } from '../../platform/money-input.ts'
import { purchaseTexts } from './purchase.nl.ts'
import { ageField, choiceField, ignoredField, moneyField, shareField, wordOf, yearField, yesField, type FieldValues } from './read-form.ts'

export interface PurchaseInput {
  priceCents: number
  use: PropertyUse
  /** One or two; a use without exemption knows one. */
  buyers: readonly Buyer[]
  /** Of the deed. */
  year: number
}

const uses: Readonly<Record<string, PropertyUse>> = { 'zelf-wonen': 'own-home', 'niet-zelf-wonen': 'other-dwelling', 'geen-woning': 'non-dwelling' }

/** In cents. */
export const priceBounds = { min: 100_000, max: 10_000_000_000 } as const

export const purchaseFields = [
  'prijs',
  'gebruik',
  'kopers',
  'leeftijd',
  'vrijstelling-gebruikt',
  'aandeel',
  'leeftijd2',
  'vrijstelling-gebruikt2',
  'jaar',
] as const

const WHOLE = 10_000
const counts: Readonly<Record<string, 'one' | 'two'>> = { 1: 'one', 2: 'two' }
const onlyIf = (needed: boolean, field: z.ZodType<number>): z.ZodType<number | undefined> => (needed ? field : ignoredField)

/** Ages are asked only where the exemption can matter, and of the second buyer only when there is one. */
export function purchaseShape(values: FieldValues, { years, thisYear }: YearChoice) {
  const isOwnHome = (uses[values['gebruik'] || 'zelf-wonen'] ?? 'own-home') === 'own-home'
  const isPair = isOwnHome && values['kopers'] === '2'
  return {
    prijs: moneyField(purchaseTexts.priceErrors, priceBounds),
    gebruik: choiceField(uses, purchaseTexts.useError, 'own-home'),
    kopers: choiceField(counts, purchaseTexts.buyersError, 'one'),
    leeftijd: onlyIf(isOwnHome, ageField(purchaseTexts.ageErrors)),
    'vrijstelling-gebruikt': yesField,
    aandeel: onlyIf(isPair, shareField(purchaseTexts.shareErrors)),
    leeftijd2: onlyIf(isPair, ageField(purchaseTexts.otherAgeErrors)),
    'vrijstelling-gebruikt2': yesField,
    jaar: yearField(years, thisYear, calculatorTexts.yearError),
  }
}

type PurchaseAnswers = z.output<z.ZodObject<ReturnType<typeof purchaseShape>>>

export function toPurchase(form: PurchaseAnswers): PurchaseInput {
  const share = form.aandeel ?? WHOLE
  const first: Buyer = { shareBasisPoints: share, age: form.leeftijd, exemptionUsed: form['vrijstelling-gebruikt'] }
  const second: Buyer = { shareBasisPoints: WHOLE - share, age: form.leeftijd2, exemptionUsed: form['vrijstelling-gebruikt2'] }
  const isOwnHome = form.gebruik === 'own-home'
  const buyers = form.aandeel === undefined ? [first] : [first, second]
  return { priceCents: form.prijs, use: form.gebruik, buyers: isOwnHome ? buyers : [{ shareBasisPoints: WHOLE }], year: form.jaar }
}

/** '50' or '33,33'. */
const percentOfShare = (basisPoints: number): string => String(basisPoints / 100).replace('.', ',')

function buyerQuery(buyer: Buyer, suffix: '' | '2'): [string, string][] {
  const used: [string, string][] = buyer.exemptionUsed ? [[`vrijstelling-gebruikt${suffix}`, 'ja']] : []
  return [[`leeftijd${suffix}`, String(buyer.age ?? '')], ...used]
}

export function purchaseQuery({ priceCents, use, buyers: [first, second], year }: PurchaseInput): [string, string][] {
  const pairs: [string, string][] = [
    ['prijs', plainEuros(priceCents)],
    ['gebruik', wordOf(uses, use)],
  ]
  if (use === 'own-home' && first) {
    if (second) pairs.push(['kopers', '2'])
    pairs.push(...buyerQuery(first, ''))
    if (second) pairs.push(['aandeel', percentOfShare(first.shareBasisPoints)], ...buyerQuery(second, '2'))
  }
  return [...pairs, ['jaar', String(year)]]
}
