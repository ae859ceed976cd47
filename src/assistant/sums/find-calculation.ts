/** Recognises a question whose answer is a sum, calculates it from the dated figures and shows the steps. */
import type { FigureBook } from '../../figures/figure.ts'
import type { EngineAnswer, Turn } from '../conversation/engine.ts'
import { answerEitherGain } from './answer-either-gain.ts'
import { answerGain } from './answer-gain.ts'
import { answerPurchaseCosts } from './sums/answer-purchase-costs.ts'
import { answerTransferTax } from './answer-transfer-tax.ts'
import { resolveSlots } from './resolve-slots.ts'
import { findSum } from './sums/find-sum.ts'

/**
 * The calculation the question asks for, alone or as a change of the one before in `history` (oldest first). Undefined when it is not a
 * question for an amount, when the amount to calculate with is missing, or when a circumstance is named that the calculators do not know.
 * `day` is YYYY-MM-DD in the Netherlands.
 */
export function findCalculation(question: string, history: readonly Turn[], day: string, book: FigureBook): EngineAnswer | undefined {
  const sum = findSum(question, history, day, book)
  if (sum) return sum
  const slots = resolveSlots(question, history, day)
  if (!slots?.topic) return answerEitherGain(question, day, book)
  if (slots.topic === 'transfer-tax') return answerTransferTax(slots, day, book)
  if (slots.topic === 'purchase-costs') return answerPurchaseCosts(slots, day, book)
  return answerGain(slots.topic, slots, day, book)
}
