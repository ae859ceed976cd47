/** The interest someone owes each year on a gift on paper: an amount that stays a debt to the one who got it. */
import { percentOf } from '../../../figures/cents.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { shares } from '../question-words.nl.ts'
import { paperGiftTexts as texts } from './paper-gift.nl.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { paperGiftWords as words } from './gain-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { askBack, showSum } from './show-sum.ts'

export interface PaperGiftFacts {
  /** Of one child when `count` is more than 1. */
  amountCents: number
  percent?: number
  count?: number
}

const PERCENT = /(?<![\d.,])(\d{1,2}(?:,\d{1,2})?) ?(?:%|procent)/

function read({ text, amounts, children }: Utterance): Partial<PaperGiftFacts> {
  const [amount, ...others] = amounts()
  const percent = PERCENT.exec(text)?.[1]
  const count = children()
  if (others.length > 0 || (count !== undefined && count > 1 && amount && !amount.each && !shares.test(text))) return {}
  return {
    ...(amount && { amountCents: amount.cents }),
    ...(percent !== undefined && { percent: Number(percent.replace(',', '.')) }),
    ...(count !== undefined && amount?.each && { count }),
  }
}

function recognise({ text, asksForRule }: Utterance, { amountCents, ...others }: Partial<PaperGiftFacts>): PaperGiftFacts | undefined {
  const isAsked = words.paper.test(text) && words.interest.test(text) && !words.other.test(text) && !asksForRule()
  return isAsked && amountCents !== undefined ? { amountCents, ...others } : undefined
}

function answer({ amountCents, percent, count = 1 }: PaperGiftFacts): EngineAnswer {
  const reference = 'berekening:papieren-schenking'
  if (percent === undefined) return askBack(texts.askPercent, reference, [texts.percentExample])
  const eachCents = percentOf(amountCents, percent)
  return showSum({
    outcome: texts.outcome(eachCents * count),
    lines: [texts.interestLine(percent, amountCents, eachCents), ...(count > 1 ? [texts.together(eachCents, count)] : [])],
    notes: texts.conditions,

    sources: [nl.ownArticles.gain, texts.lawSource],
    reference,
    suggestions: [texts.suggestAmount(amountCents), texts.question],
  })
}

export const paperGiftSum: Sum<PaperGiftFacts> = {
  read,
  recognise,
  ...changeByWords<PaperGiftFacts>('rente papieren schenking kinderen kind'),
  answer,
}
