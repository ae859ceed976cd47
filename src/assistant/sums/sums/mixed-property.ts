/** The transfer tax of a home bought together with a business property, each at its own price. */
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { calculateTransferTax, transferTaxFigures } from '../../../figures/transfer-tax.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { listPurchaseCases } from './purchase-cases.ts'
import { caseLine, conditions, listDependencies, summary } from './purchase-text.ts'
import type { PurchaseFacts } from './purchase-facts.ts'
import { readPurchase } from './read-purchase.ts'
import { subjects } from '../subject-words.nl.ts'
import { sharedPurchaseTexts as texts } from './shared-purchase.nl.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { mixedWords as words } from './home-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

export interface MixedFacts {
  businessCents: number
  /** Of the home. */
  purchase: PurchaseFacts
}

const BUSINESS = new RegExp(words.business.source, 'g')

/** What stands before an amount in its own clause. */
const near = (text: string, start: number): string =>
  text
    .slice(0, start)
    .split(/[,;:.?]| en | met /)
    .at(-1) ?? ''

/** '400.000 totaal, waarvan 250.000 de woning': the rest is the business part. */
function ofWhole(said: Utterance): Partial<MixedFacts> {
  const { text } = said
  const [whole, home, ...others] = said.amounts().filter(({ role }) => role === 'value' || role === 'restated')
  if (!whole || !home || others.length > 0 || home.cents >= whole.cents || !words.business.test(text.slice(0, home.start))) return {}
  if (!words.ofWhole.test(text.slice(whole.end, home.start)) || !words.homePart.test(text.slice(home.end))) return {}
  const withoutWhole = `${text.slice(0, whole.start)} ${text.slice(whole.end)}`.replace(words.ofWholeNamed, ' ').replace(BUSINESS, ' ')
  const purchase = readPurchase(said.without(withoutWhole), 'transfer-tax')
  return purchase ? { businessCents: whole.cents - home.cents, purchase } : {}
}

function read(said: Utterance): Partial<MixedFacts> {
  const part = ofWhole(said)
  if (part.purchase) return part
  const { text } = said
  const amounts = said.amounts().filter(({ role }) => role === 'value')
  const business = amounts.filter(({ start }) => words.business.test(near(text, start)))
  const home = amounts.filter(({ start }) => words.home.test(near(text, start)) && !words.business.test(near(text, start)))
  const [businessPart, homePart] = [business[0], home[0]]
  if (amounts.length !== 2 || business.length !== 1 || home.length !== 1 || !businessPart || !homePart) return {}
  const withoutBusiness = text.replace(text.slice(businessPart.start, businessPart.end), ' ').replace(BUSINESS, ' ')
  const purchase = readPurchase(said.without(withoutBusiness), 'transfer-tax')
  return purchase ? { businessCents: businessPart.cents, purchase } : {}
}

function recognise({ text, asksForRule, asksForOutcome }: Utterance, { businessCents, purchase }: Partial<MixedFacts>): MixedFacts | undefined {
  const isAsked = subjects.transferTax.test(text) && asksForOutcome() && !asksForRule()
  return isAsked && businessCents !== undefined && purchase ? { businessCents, purchase } : undefined
}

function answer({ businessCents, purchase }: MixedFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const cases = listPurchaseCases(purchase, day, book)
  const [first] = cases ?? []
  if (!cases || !first) return undefined
  const business = calculateTransferTax(book, first.figureDay.day, { priceCents: businessCents, use: 'non-dwelling', buyers: [{ shareBasisPoints: 10_000 }] })
  const amounts = [...new Set(cases.map(({ tax }) => nl.euro(tax.taxCents + business.taxCents)))]
  const used = [...cases.map((one) => one.tax.steps.flatMap((step) => step.figures)), transferTaxFigures('non-dwelling')]
  return showSum({
    days: cases.map(({ figureDay }) => figureDay),
    outcome: nl.outcome(nl.transferTaxName, amounts, listDependencies(cases)),
    lines: [
      texts.businessLine(business.steps[0]?.percent ?? 0, businessCents, business.taxCents),
      ...(cases.length === 1 ? [texts.homeLine(summary(first))] : cases.map((one) => texts.homeCase(caseLine(one, cases, book)))),
    ],
    notes: conditions(cases, purchase, [texts.split]),
    link: nl.calculatorLink('transfer-tax', emptyAddress('transfer-tax')),

    sources: [
      nl.ownArticles.purchase,
      ...listFigureSources(
        book,
        used.map((ids) => ({ ids, day: first.figureDay.day })),
      ),
    ],
    reference: 'berekening:overdrachtsbelasting',
    suggestions: [texts.businessQuestion],
  })
}

export const mixedPropertySum: Sum<MixedFacts> = { read, recognise, ...changeByWords<MixedFacts>(''), answer }
