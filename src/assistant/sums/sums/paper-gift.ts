/** The interest someone owes each year on a gift on paper: an amount that stays a debt to the one who got it. */
import { percentOf } from '../../../figures/cents.ts'
import { getNumber, type FigureBook } from '../../../figures/figure.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { isUnsupported } from '../detect-topic.ts'
import { asksAmount, shares } from '../question-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import { answerGain } from './answer-gain.ts'
import type { GainFacts } from './gain-facts.ts'
import { paperGiftTexts as texts } from './paper-gift.nl.ts'
import { changeByWords } from './change-by-words.ts'
import { gainTaxSum } from './gain-tax.ts'
import { readGain } from './read-gain.ts'
import type { Sum } from './sum.ts'
import { paperGiftWords as words } from './gain-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

export interface PaperGiftFacts {
  /** Of one child when `count` is more than 1. */
  amountCents: number
  /** That of the law where none was told. */
  percent?: number
  count?: number
  /** As often the amount was given on paper, so that the debt grew. */
  times?: number
  /** For who asks for the gift tax as well. */
  gift?: GainFacts
}

const RATE = 'rente-papieren-schenking'

/** 'Elk jaar 5.000 op papier, hoeveel rente na 5 jaar'. */
const EVERY_YEAR =
  /\b(?:elk|ieder) jaar\b(?:[^.?!]|\.(?=\d))*\b(?:na|over) (\d{1,2}) jaar\b|\b(?:na|over) (\d{1,2}) jaar\b(?:[^.?!]|\.(?=\d))*\b(?:elk|ieder) jaar\b/

const PERCENT = /(?<![\d.,])(\d{1,2}(?:,\d{1,2})?) ?(?:%|procent)/

function read({ text, amounts, children }: Utterance): Partial<PaperGiftFacts> {
  const [amount, ...others] = amounts()
  const percent = PERCENT.exec(text)?.[1]
  const [, ...years] = EVERY_YEAR.exec(text) ?? []
  const times = Number(years.find((year) => year !== undefined) ?? 0)
  const count = children()
  if (others.length > 0 || (count !== undefined && count > 1 && amount && !amount.each && !shares.test(text))) return {}
  return {
    ...(amount && { amountCents: amount.cents }),
    ...(percent !== undefined && { percent: Number(percent.replace(',', '.')) }),
    ...(count !== undefined && amount?.each && { count }),
    ...(amount && times > 1 && { times }),
  }
}

function recognise(said: Utterance, { amountCents, ...others }: Partial<PaperGiftFacts>): PaperGiftFacts | undefined {
  const { text } = said
  const isAsked = words.paper.test(text) && words.interest.test(text) && !words.other.test(text) && !said.asksForRule()
  if (!isAsked || amountCents === undefined) return undefined
  if (!subjects.giftTax.test(text)) return { amountCents, ...others }
  const gift = asksAmount.test(text) && !isUnsupported(said, 'gift-tax') ? readGain(said, 'gift-tax') : undefined
  return gift?.relation && gift.amountsCents?.length === 1 ? { amountCents, ...others, gift } : undefined
}

function merge(before: PaperGiftFacts, newer: Partial<PaperGiftFacts>): PaperGiftFacts {
  const { times: _, ...same } = before
  const merged = { ...(newer.amountCents === undefined ? before : same), ...newer }
  return before.gift ? { ...merged, gift: { ...before.gift, amountsCents: [merged.amountCents] } } : merged
}

/** The interest and the gift tax, each with its own steps. */
function answer(facts: PaperGiftFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const interest = answerInterest(facts, day, book)
  if (!facts.gift) return interest
  const tax = answerGain(facts.gift, day, book)
  if (!tax) return undefined
  const sources = [...interest.sources, ...tax.sources]
  return {
    ...tax,
    text: `${interest.text}\n\n${tax.text}`,
    sources: sources.filter(({ url }, at) => sources.findIndex((other) => other.url === url) === at),
    suggestions: interest.suggestions,
    reference: interest.reference,
  }
}

function answerInterest({ amountCents, percent: told, count = 1, times = 1 }: PaperGiftFacts, day: string, book: FigureBook): EngineAnswer {
  const percent = told ?? getNumber(book, RATE, day)
  const debtCents = amountCents * times
  const eachCents = percentOf(debtCents, percent)
  return showSum({
    outcome: texts.outcome(eachCents * count),
    lines: [
      ...(times > 1 ? [texts.debtLine(amountCents, times, debtCents)] : []),
      texts.interestLine(percent, debtCents, eachCents),
      ...(count > 1 ? [texts.together(eachCents, count)] : []),
    ],
    notes: told === undefined ? texts.byLaw : texts.conditions,

    sources: [nl.ownArticles.gain, texts.lawSource, ...(told === undefined ? listFigureSources(book, [{ ids: [RATE], day }]) : [])],
    reference: 'berekening:papieren-schenking',
    suggestions: [texts.suggestAmount(amountCents), texts.question],
  })
}

const byWords = changeByWords<PaperGiftFacts>('rente papieren schenking kinderen kind', { merge })

/** 'Ze is 30 en gebruikt de eenmalige vrijstelling' changes the tax, and the interest stays. */
function changeTax(before: PaperGiftFacts, said: Utterance): PaperGiftFacts | undefined {
  const gift = before.gift && gainTaxSum.change(before.gift, {}, said)
  const [amountCents, ...others] = gift?.amountsCents ?? []
  return gift?.topic === 'gift-tax' && amountCents !== undefined && others.length === 0 ? { ...before, amountCents, gift } : undefined
}

export const paperGiftSum: Sum<PaperGiftFacts> = {
  read,
  recognise,
  mayChange: (said, newer) => byWords.mayChange(said, newer) || gainTaxSum.mayChange(said, {}),
  change: (before, newer, said) => (byWords.mayChange(said, newer) ? byWords.change(before, newer, said) : changeTax(before, said)),
  answer,
}
