/** What buying a home costs with the amounts for notary, valuation and advice that the visitor names. */
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { isUnsupported } from '../detect-topic.ts'
import { extractSlots } from '../extract-slots.ts'
import { wordSet } from '../phrases.ts'
import { listPurchaseCases } from './purchase-cases.ts'
import { caseLine, conditions, listDependencies, summary } from './purchase-text.ts'
import { continues } from '../question-shape.ts'
import { wordsOf } from '../question-words.nl.ts'
import { mergeSlots, type Slots } from '../slots.ts'
import { givenCostsTexts as texts } from './given-costs.nl.ts'
import { readFees, type Fee } from './read-fees.ts'
import type { Sum } from './sum.ts'
import { givenCostsWords as words } from './price-words.nl.ts'

export interface GivenCostsFacts {
  slots: Slots
  fees: readonly Fee[]
  withPrice?: boolean
}

/** Without a number, or a word that goes on from before, it is no change of this sum but a question about the tax. */
const USES: readonly (keyof Slots)[] = ['use', 'exemption']
const NUMBERS: readonly (keyof Slots)[] = ['amountsCents', 'deltaCents', 'selfAge', 'partnerAge', 'selfShare']

function read(text: string, day: string): Partial<GivenCostsFacts> {
  const { fees, rest } = readFees(text)
  const slots = extractSlots(rest, day, 'purchase-costs')
  return {
    ...(fees.length > 0 && { fees }),
    ...(slots &&
      [...NUMBERS, ...(continues(text) ? USES : [])].some((key) => slots[key] !== undefined) && {
        slots: words.lowRate.test(rest) ? { ...slots, exemption: 'both' as const } : slots,
      }),
    ...(words.withPrice.test(text) && { withPrice: true }),
  }
}

function recognise(text: string, { slots, fees, withPrice }: Partial<GivenCostsFacts>): GivenCostsFacts | undefined {
  const [price, ...others] = slots?.amountsCents ?? []
  if (!fees || !slots || price === undefined || others.length > 0 || isUnsupported(text, 'purchase-costs')) return undefined
  return words.total.test(text) && !words.other.test(text) ? { slots, fees, ...(withPrice && { withPrice }) } : undefined
}

/** A fee of the same kind takes the place of the earlier one. */
function merge(before: GivenCostsFacts, { slots, fees, withPrice }: Partial<GivenCostsFacts>): GivenCostsFacts {
  const kept = before.fees.filter(({ name }) => !fees?.some((fee) => fee.name === name))
  return {
    slots: slots ? mergeSlots(before.slots, slots) : before.slots,
    fees: [...kept, ...(fees ?? [])],
    ...((withPrice ?? before.withPrice) && { withPrice: true }),
  }
}

function answer({ slots, fees, withPrice }: GivenCostsFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const cases = listPurchaseCases(slots, day, book)
  const [first] = cases ?? []
  if (!cases || !first) return undefined
  const feesCents = fees.reduce((sum, { cents }) => sum + cents, 0)
  const amounts = [...new Set(cases.map(({ tax }) => tax.taxCents + feesCents))]
  const used = cases.map((one) => ({ ids: one.tax.steps.flatMap((step) => step.figures), day: one.figureDay.day }))
  const totals = withPrice ? [texts.withPrice(amounts.map((cents) => nl.euro(cents + (slots.share?.wholeCents ?? first.priceCents))))] : []
  return {
    kind: 'berekening',
    text: [
      nl.bold([nl.outcome(texts.name, amounts.map(nl.euro), listDependencies(cases)), ...totals].join(' ')),
      nl.bullets([
        ...(cases.length === 1 ? [nl.buyerLine(nl.transferTaxLabel, summary(first))] : cases.map((one) => nl.transferTaxCase(caseLine(one, cases, book)))),
        ...fees.map(({ name, cents }) => texts.feeLine(name, cents)),
        ...(cases.length === 1 ? [texts.sumLine(first.tax.taxCents, feesCents)] : []),
      ]),
      conditions(cases, slots, [texts.conditions]),
      nl.calculatorLink('purchase-costs', emptyAddress('purchase-costs')),
    ].join('\n\n'),
    sources: [nl.ownArticles.purchase, ...listFigureSources(book, used)],
    reference: 'berekening:aankoopkosten',
    suggestions: [nl.suggest.secondHome, nl.suggest.ownAge(30)],
  }
}

export const givenCostsSum: Sum<GivenCostsFacts> = {
  read,
  recognise,
  merge,
  knowsAges: true,
  words: new Set([
    ...wordsOf.purchase,
    ...wordSet('notaris notariskosten taxatie taxatiekosten advies hypotheekadvies makelaar keuring bankgarantie kadaster komen komt'),
  ]),
  answer,
}
