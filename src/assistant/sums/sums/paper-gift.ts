/** The interest someone owes each year on a gift on paper: an amount that stays a debt to the one who got it. */
import { percentOf } from '../../../figures/cents.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { extractAmounts } from '../extract-amounts.ts'
import { wordSet } from '../phrases.ts'
import { commonWords, shares } from '../question-words.nl.ts'
import { countChildren } from './count-children.ts'
import { paperGiftTexts as texts } from './paper-gift.nl.ts'
import type { Sum } from './sum.ts'
import { paperGiftWords as words } from './gain-words.nl.ts'

export interface PaperGiftFacts {
  /** Of one child when `count` is more than 1. */
  amountCents: number
  percent?: number
  count?: number
}

const PERCENT = /(?<![\d.,])(\d{1,2}(?:,\d{1,2})?) ?(?:%|procent)/

function read(text: string): Partial<PaperGiftFacts> {
  const [amount, ...others] = extractAmounts(text)
  const percent = PERCENT.exec(text)?.[1]
  const count = countChildren(text)
  if (others.length > 0 || (count !== undefined && count > 1 && amount && !amount.each && !shares.test(text))) return {}
  return {
    ...(amount && { amountCents: amount.cents }),
    ...(percent !== undefined && { percent: Number(percent.replace(',', '.')) }),
    ...(count !== undefined && amount?.each && { count }),
  }
}

function recognise(text: string, { amountCents, ...others }: Partial<PaperGiftFacts>): PaperGiftFacts | undefined {
  return amountCents !== undefined && words.paper.test(text) && words.interest.test(text) && !words.other.test(text) ? { amountCents, ...others } : undefined
}

function answer({ amountCents, percent, count = 1 }: PaperGiftFacts): EngineAnswer {
  const reference = 'berekening:papieren-schenking'
  if (percent === undefined) return { kind: 'verduidelijking', text: texts.askPercent, sources: [], reference, suggestions: [texts.percentExample] }
  const eachCents = percentOf(amountCents, percent)
  return {
    kind: 'berekening',
    text: [
      nl.bold(texts.outcome(eachCents * count)),
      nl.bullets([texts.interestLine(percent, amountCents, eachCents), ...(count > 1 ? [texts.together(eachCents, count)] : [])]),
      texts.conditions,
    ].join('\n\n'),
    sources: [nl.ownArticles.gain, texts.lawSource],
    reference,
    suggestions: [texts.suggestAmount(amountCents), texts.question],
  }
}

export const paperGiftSum: Sum<PaperGiftFacts> = {
  read,
  recognise,
  merge: (before, newer) => ({ ...before, ...newer }),
  words: wordSet(`${commonWords} rente papieren schenking kinderen kind`),
  answer,
}
