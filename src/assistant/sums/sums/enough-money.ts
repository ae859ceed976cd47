/** Whether a mortgage and own money are enough for a price with what comes on top of it. */
import { fillFigures } from '../../../figures/figure-tokens.ts'
import type { FigureBook } from '../../../figures/figure.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { calculatePurchaseCosts } from '../../../figures/purchase-costs.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { sumCents } from '../extract-amounts.ts'
import type { Utterance } from '../utterance.ts'
import { costsAddressOf } from './answer-purchase-costs.ts'
import { enoughTexts as texts, enoughWords as words } from './enough-money.nl.ts'
import { listPurchaseCases } from './purchase-cases.ts'
import type { PurchaseFacts } from './purchase-facts.ts'
import { readPurchase } from './read-purchase.ts'
import { showSum } from './show-sum.ts'
import type { Sum } from './sum.ts'

interface EnoughFacts {
  /** What is bought, for one price. */
  purchase?: PurchaseFacts
  loanCents?: number
  ownCents?: number
}

/** Nothing unless both are told. */
function read(said: Utterance): Partial<EnoughFacts> {
  const [loans, own] = [said.amounts().filter(({ role }) => role === 'loan'), said.amounts().filter(({ role }) => role === 'savings')]
  return loans.length === 1 && own.length > 0 && words.asks.test(said.text) ? { loanCents: sumCents(loans), ownCents: sumCents(own) } : {}
}

function subject(said: Utterance): EnoughFacts | undefined {
  const purchase = readPurchase(said, 'purchase-costs')
  return purchase?.amountsCents?.length === 1 && words.home.test(said.text) ? { purchase } : undefined
}

function recognise(said: Utterance, facts: Partial<EnoughFacts>): EnoughFacts | undefined {
  const known = facts.loanCents === undefined ? undefined : subject(said)
  return known && { ...known, ...facts }
}

/** Undefined where an age is not told that the outcome depends on. */
function answer({ purchase, loanCents, ownCents }: EnoughFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const [only, ...others] = (purchase && listPurchaseCases(purchase, day, book)) ?? []
  if (!only || others.length > 0 || loanCents === undefined || ownCents === undefined) return undefined
  const costs = calculatePurchaseCosts(book, only.figureDay.day, { ...only, mortgage: true })
  const ownPartCents = Math.max(0, only.priceCents - loanCents)
  const [leastCents, mostCents] = [ownCents - ownPartCents - costs.maxCents, ownCents - ownPartCents - costs.minCents]
  const ids = costs.items.flatMap(({ figures }) => figures)
  return showSum({
    // What else comes with it is not known.
    isOpen: true,
    outcome: texts.outcome(leastCents, mostCents),
    lines: [
      texts.priceLine(only.priceCents, loanCents, ownPartCents),
      texts.costsLine(costs.minCents, costs.maxCents, costs.transferTax.taxCents),
      texts.needLine(ownPartCents + costs.minCents, ownPartCents + costs.maxCents, ownCents),
      nl.notIncluded(costs.notIncluded),
    ],
    notes: nl.noticePrices(fillFigures('{{peildatum:prijs-leveringsakte}}', book, day)),
    link: nl.calculatorLink('purchase-costs', costsAddressOf([only], true)),
    sources: [nl.ownArticles.purchase, ...listFigureSources(book, [{ ids, day: only.figureDay.day }])],
    reference: 'berekening:eigen-geld',
    suggestions: [],
  })
}

export const enoughMoneySum: Sum<EnoughFacts> = {
  read,
  recognise,
  subject,
  mayChange: (_said, { loanCents }) => loanCents !== undefined,
  change: (before, newer) => ({ ...before, ...newer }),
  answer,
}
