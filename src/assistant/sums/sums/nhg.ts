/** What a mortgage with a national guarantee (NHG) costs once. */
import type { FigureBook } from '../../../figures/figure.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { calculateNhgPremium, nhgFigures } from '../../../figures/calculators/nhg-premium.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { yearLines } from './year-lines.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { nhgWords } from './home-words.nl.ts'
import { nhgTexts } from './sums.nl.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

export interface NhgFacts {
  loanCents: number
  /** One at most. */
  years?: readonly number[]
}

function read({ amounts: readAmounts, lastYear }: Utterance): Partial<NhgFacts> {
  const amounts = readAmounts()
  const loan = amounts.find((amount) => amount.role === 'loan') ?? (amounts.length === 1 ? amounts[0] : undefined)
  return { ...(loan && loan.cents > 0 && { loanCents: loan.cents }), ...lastYear() }
}

function recognise({ text, asksForRule, asksForOutcome }: Utterance, facts: Partial<NhgFacts>): NhgFacts | undefined {
  const { loanCents } = facts
  if (!asksForOutcome() && !nhgWords.costs.test(text)) return undefined
  if (loanCents === undefined || !nhgWords.nhg.test(text) || nhgWords.other.test(text) || asksForRule()) return undefined
  return { ...facts, loanCents }
}

function answer({ loanCents, years }: NhgFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const [figureDay] = chooseDays(book, nhgFigures, years, day) ?? []
  if (!figureDay) return undefined
  const result = calculateNhgPremium(book, figureDay.day, loanCents)
  const lines = result.fits
    ? [nhgTexts.premiumLine(result.percent, loanCents, result.premiumCents), nhgTexts.withinLimit(result.limitCents)]
    : [nhgTexts.aboveLimit(result.limitCents)]
  return showSum({
    days: [figureDay],
    outcome: result.fits ? nhgTexts.outcome(result.premiumCents) : nhgTexts.refused(loanCents),
    lines: lines,
    notes: [nhgTexts.conditions, ...yearLines([figureDay])].join(' '),

    sources: [nl.ownArticles.mortgage, ...listFigureSources(book, [{ ids: nhgFigures, day: figureDay.day }])],
    reference: 'berekening:nhg',
    suggestions: [nhgTexts.suggestAmount(result.limitCents), nl.suggest.year(figureDay.year - 1)],
  })
}

export const nhgSum: Sum<NhgFacts> = {
  read,
  recognise,
  ...changeByWords<NhgFacts>('nhg hypotheek lening leen lenen premie'),
  answer,
}
