/** What buying a home costs with the amounts for notary, valuation and advice that the visitor names. */
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { sumCents } from '../extract-amounts.ts'
import { isUnsupported } from '../detect-topic.ts'
import { listPurchaseCases } from './purchase-cases.ts'
import { caseLine, conditions, listDependencies, summary } from './purchase-text.ts'
import { purchaseWords } from '../question-words.nl.ts'
import { mergePurchase } from './change-purchase.ts'
import type { PurchaseFacts, PurchaseSaid } from './purchase-facts.ts'
import { readPurchase } from './read-purchase.ts'
import { givenCostsTexts as texts } from './given-costs.nl.ts'
import type { Fee } from './read-fees.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { givenCostsWords as words } from './price-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { figuresOfCases, showSum } from './show-sum.ts'

export interface GivenCostsFacts {
  purchase: PurchaseFacts
  fees: readonly Fee[]
  withPrice?: boolean
}

/** Without a number, or a word that goes on from before, it is no change of this sum but a question about the tax. */
const USES: readonly (keyof PurchaseSaid)[] = ['use', 'exemption', 'livesElsewhere']
const NUMBERS: readonly (keyof PurchaseSaid)[] = ['amountsCents', 'deltaCents', 'selfAge', 'partnerAge', 'selfShare']

function read(said: Utterance): Partial<GivenCostsFacts> {
  const { fees, rest } = said.fees()
  const purchase = readPurchase(said.without(rest), 'purchase-costs')
  return {
    ...(fees.length > 0 && { fees }),
    ...(purchase &&
      [...NUMBERS, ...(said.continues() ? USES : [])].some((key) => purchase[key] !== undefined) && {
        purchase: words.lowRate.test(rest) ? { ...purchase, exemption: 'both' as const } : purchase,
      }),
    ...(words.withPrice.test(said.text) && { withPrice: true }),
  }
}

function recognise(said: Utterance, { purchase, fees, withPrice }: Partial<GivenCostsFacts>): GivenCostsFacts | undefined {
  const [price, ...others] = purchase?.amountsCents ?? []
  if (!fees || !purchase || price === undefined || others.length > 0 || isUnsupported(said, 'purchase-costs')) return undefined
  return words.total.test(said.text) && !words.other.test(said.text) ? { purchase, fees, ...(withPrice && { withPrice }) } : undefined
}

/** A fee of the same kind takes the place of the earlier one. */
function merge(before: GivenCostsFacts, { purchase, fees, withPrice }: Partial<GivenCostsFacts>): GivenCostsFacts {
  const kept = before.fees.filter(({ name }) => !fees?.some((fee) => fee.name === name))
  return {
    purchase: purchase ? mergePurchase(before.purchase, purchase) : before.purchase,
    fees: [...kept, ...(fees ?? [])],
    ...((withPrice ?? before.withPrice) && { withPrice: true }),
  }
}

function answer({ purchase, fees, withPrice }: GivenCostsFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const cases = listPurchaseCases(purchase, day, book)
  const [first] = cases ?? []
  if (!cases || !first) return undefined
  const feesCents = sumCents(fees)
  const amounts = [...new Set(cases.map(({ tax }) => tax.taxCents + feesCents))]
  const totals = withPrice ? [texts.withPrice(amounts.map((cents) => nl.euro(cents + (purchase.share?.wholeCents ?? first.priceCents))))] : []
  return showSum({
    outcome: [nl.outcome(texts.name, amounts.map(nl.euro), listDependencies(cases)), ...totals].join(' '),
    lines: [
      ...(cases.length === 1 ? [nl.buyerLine(nl.transferTaxLabel, summary(first))] : cases.map((one) => nl.transferTaxCase(caseLine(one, cases, book)))),
      ...fees.map(({ name, cents }) => texts.feeLine(name, cents)),
      ...(cases.length === 1 ? [texts.sumLine(first.tax.taxCents, feesCents)] : []),
    ],
    notes: conditions(cases, purchase, [texts.conditions]),
    link: nl.calculatorLink('purchase-costs', emptyAddress('purchase-costs')),

    sources: [nl.ownArticles.purchase, ...listFigureSources(book, figuresOfCases(cases))],
    reference: 'berekening:aankoopkosten',
    suggestions: [nl.suggest.secondHome, nl.suggest.ownAge(30)],
  })
}

export const givenCostsSum: Sum<GivenCostsFacts> = {
  read,
  recognise,
  ...changeByWords<GivenCostsFacts>(
    `${purchaseWords} notaris notariskosten taxatie taxatiekosten advies hypotheekadvies makelaar keuring bankgarantie kadaster komen komt`,
    { merge, knowsAges: true },
  ),
  answer,
}
