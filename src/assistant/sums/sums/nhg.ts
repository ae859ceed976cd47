/** What a mortgage with a national guarantee (NHG) costs once. */
import type { FigureBook } from '../../../figures/figure.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { calculateNhgPremium, nhgFigures } from '../../../figures/calculators/nhg-premium.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { extractAmounts } from '../extract-amounts.ts'
import { extractYears } from '../extract-years.ts'
import { wordSet } from '../phrases.ts'
import { yearLines } from './purchase-text.ts'
import { asksForOutcome, asksForRule } from '../question-shape.ts'
import { commonWords } from '../question-words.nl.ts'
import type { Sum } from './sum.ts'
import { nhgWords } from './home-words.nl.ts'
import { nhgTexts } from './sums.nl.ts'

export interface NhgFacts {
  loanCents: number
  /** One at most. */
  years?: readonly number[]
}

function read(text: string, day: string): Partial<NhgFacts> {
  const amounts = extractAmounts(text)
  const loan = amounts.find((amount) => amount.role === 'loan') ?? (amounts.length === 1 ? amounts[0] : undefined)
  const years = extractYears(text, day).slice(-1)
  return { ...(loan && loan.cents > 0 && { loanCents: loan.cents }), ...(years.length > 0 && { years }) }
}

function recognise(text: string, facts: Partial<NhgFacts>): NhgFacts | undefined {
  const { loanCents } = facts
  if (!asksForOutcome(text) && !nhgWords.costs.test(text)) return undefined
  if (loanCents === undefined || !nhgWords.nhg.test(text) || nhgWords.other.test(text) || asksForRule(text)) return undefined
  return { ...facts, loanCents }
}

function answer({ loanCents, years }: NhgFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const [figureDay] = chooseDays(book, nhgFigures, years, day) ?? []
  if (!figureDay) return undefined
  const result = calculateNhgPremium(book, figureDay.day, loanCents)
  const lines = result.fits
    ? [nhgTexts.premiumLine(result.percent, loanCents, result.premiumCents), nhgTexts.withinLimit(result.limitCents)]
    : [nhgTexts.aboveLimit(result.limitCents)]
  return {
    kind: 'berekening',
    text: [
      nl.bold(result.fits ? nhgTexts.outcome(result.premiumCents) : nhgTexts.refused(loanCents)),
      nl.bullets(lines),
      [nhgTexts.conditions, ...yearLines([figureDay])].join(' '),
    ].join('\n\n'),
    sources: [nl.ownArticles.mortgage, ...listFigureSources(book, [{ ids: nhgFigures, day: figureDay.day }])],
    reference: 'berekening:nhg',
    suggestions: [nhgTexts.suggestAmount(result.limitCents), nl.suggest.year(figureDay.year - 1)],
  }
}

export const nhgSum: Sum<NhgFacts> = {
  read,
  recognise,
  merge: (before, newer) => ({ ...before, ...newer }),
  words: wordSet(`${commonWords} nhg hypotheek lening leen lenen premie`),
  answer,
}
