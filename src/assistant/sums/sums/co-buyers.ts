/** The transfer tax of three or more people who buy a property together in equal parts. */
import { centsOf } from '../../../figures/cents.ts'
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import { getNumber, type FigureBook } from '../../../figures/figure.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { calculateTransferTax, transferTaxFigures, type PropertyUse } from '../../../figures/transfer-tax.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { yearLines } from './year-lines.ts'
import { subjects } from '../subject-words.nl.ts'
import { sharedPurchaseTexts as texts } from './shared-purchase.nl.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { coBuyersWords as words } from './home-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

export interface CoBuyersFacts {
  priceCents: number
  /** Of every buyer. */
  ages: readonly number[]
  use: PropertyUse
  years?: readonly number[]
}

const LEAST = 3
const COUNT = /\bmet (?:zijn|ons) ([3-9])\b(?![.,]\d)|\b([3-9]) (?:kopers|vrienden|vriendinnen|broers|zussen|personen|mensen|huisgenoten)\b/
const AGE = /(?<![\d.,€/-])\b([1-9]\d)\b(?![.,]?\d| ?(?:%|procent|k\b|ton|duizend|euro|m2|maanden|dagen))/g

function read({ text, amounts, purchase, lastYear }: Utterance): Partial<CoBuyersFacts> & { count?: number } {
  const [price, ...others] = amounts().filter(({ role }) => role === 'value')
  const count = COUNT.exec(text)
  const ages = [...text.matchAll(AGE)].map((match) => Number(match[1]))
  const use = purchase()?.use
  return {
    ...(price && others.length === 0 && { priceCents: price.cents }),
    ...(count && { count: Number(count[1] ?? count[2]) }),
    ...(ages.length >= LEAST && { ages }),
    ...(use && { use }),
    ...lastYear(),
  }
}

function recognise(
  { text, asksForRule, asksForOutcome }: Utterance,
  { priceCents, ages, use = 'own-home', years, count }: ReturnType<typeof read>,
): CoBuyersFacts | undefined {
  if (priceCents === undefined || !ages || count !== ages.length || !subjects.transferTax.test(text)) return undefined
  if (words.other.test(text) || asksForRule() || !asksForOutcome()) return undefined
  return { priceCents, ages, use, ...(years && { years }) }
}

function answer({ priceCents, ages, use, years }: CoBuyersFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const ids = transferTaxFigures(use)
  const [figureDay] = chooseDays(book, ids, years, day) ?? []
  if (!figureDay) return undefined
  const partCents = Math.floor(priceCents / ages.length)
  const limitCents = centsOf(getNumber(book, 'startersvrijstelling-grens', figureDay.day))
  // The limit is on the whole home, whatever part is bought.
  const exemptionUsed = priceCents > limitCents
  const taxes = ages.map((age) =>
    calculateTransferTax(book, figureDay.day, { priceCents: partCents, use, buyers: [{ shareBasisPoints: 10_000, age, exemptionUsed }] }),
  )
  const totalCents = taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)
  const isExempt = taxes.some(({ steps }) => steps.some(({ code }) => code === 'starter-exempt'))
  return showSum({
    days: [figureDay],
    outcome: nl.outcome(nl.transferTaxName, [nl.euro(totalCents)], []),
    lines: [
      texts.parts(priceCents, ages.length, partCents),
      ...ages.map((age, index) => texts.buyerLine(age, taxes[index]?.steps[0]?.percent ?? 0, partCents, taxes[index]?.taxCents ?? 0)),
      ...(use === 'own-home' ? [exemptionUsed ? nl.aboveLimit(limitCents) : nl.withinLimit(limitCents)] : []),
    ],
    notes: [texts.equalParts, isExempt ? nl.exemptionConditions : nl.useConditions[use], nl.marketValue, ...yearLines([figureDay]), nl.purchaseDecides].join(
      ' ',
    ),
    link: nl.calculatorLink('transfer-tax', emptyAddress('transfer-tax')),

    sources: [nl.ownArticles.purchase, ...listFigureSources(book, [{ ids, day: figureDay.day }])],
    reference: 'berekening:overdrachtsbelasting',
    suggestions: [nl.suggest.year(figureDay.year - 1)],
  })
}

export const coBuyersSum: Sum<CoBuyersFacts> = {
  read,
  recognise,
  ...changeByWords<CoBuyersFacts>('huis koopprijs'),
  answer,
}
