/** The sum that an English message asks for, by itself or with what was told before: 'we found a house for 600,000' and then 'how much transfer tax?'. */
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import { foldText } from '../../retrieval/fold-text.ts'
import { findEnglishSum } from '../../sums/english/find-english-sum.ts'
import { listEarlier } from '../follow-up.ts'
import type { EnglishCorpus } from './english-corpus.ts'

const ASKS_HOW_MUCH = /\bhow much\b|\bwhat (?:do|would|will|must) (?:i|we|he|she|they) (?:pay|owe)\b/

export function sumInEnglish({ question, history, day }: EngineInput, { figures }: EnglishCorpus): EngineAnswer | undefined {
  const alone = findEnglishSum(question, history, day, figures)
  if (alone || !ASKS_HOW_MUCH.test(foldText(question))) return alone
  for (const earlier of listEarlier(history, question)) {
    const sum = findEnglishSum(`${earlier} ${question}`, history, day, figures)
    if (sum) return sum
  }
  return undefined
}
