/** An estate with more debts than possessions: nothing is divided or taxed, and what an heir chooses decides who pays. */
import type { AnswerSource, EngineAnswer } from '../../conversation/engine.ts'
import { shortfallTexts as texts } from './shortfall.nl.ts'
import { showSum } from './show-sum.ts'

interface Shortfall {
  /** Of all that is there. */
  ownedCents: number
  owedCents: number
  reference: string
  sources: readonly AnswerSource[]
}

/** Undefined unless more is owed than there is. */
export function answerShortfall({ ownedCents, owedCents, reference, sources }: Shortfall): EngineAnswer | undefined {
  if (owedCents <= ownedCents) return undefined
  return showSum({
    outcome: texts.outcome(owedCents - ownedCents),
    lines: [texts.line(ownedCents, owedCents), texts.nothing],
    notes: texts.choice,
    sources: [...sources, texts.lawSource],
    reference,
    suggestions: texts.suggestions,
  })
}
