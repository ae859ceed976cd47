/** What part of a price a buyer puts down or owes: the deposit, the bank guarantee and what it costs, or the penalty. */
import { percentOf } from '../../../figures/cents.ts'
import { getNumber, type FigureBook } from '../../../figures/figure.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { fillFigures } from '../../../figures/figure-tokens.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { asksFor } from '../question-words.nl.ts'
import { depositTexts as texts } from './deposit.nl.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { depositWords as words } from './home-words.nl.ts'
import type { DepositFacts, DepositKind } from './deposit-facts.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

/** Law and most contracts: Burgerlijk Wetboek, art. 7:26 lid 4. */
const MOST_PERCENT = 10
/** In cents: a smaller amount is no price of a home. */
const LEAST_PRICE = 10_000_000
/** 'Waarborgsom bij 465.000' asks for nothing else. */
const MOST_WORDS_OF_TOPIC = 6
const COSTS_FIGURE = 'bankgarantie-kosten'
const PERCENT = /(?<![\d.,])(\d{1,2}(?:,\d{1,2})?) ?(?:%|procent)/
const COSTS_PERCENT = /\b(?:kost|kosten|tegen|bij|premie)\b(?: \w+){0,3} \d[\d,]* ?(?:%|procent)/

function readKind(text: string): DepositKind | undefined {
  if (words.penalty.test(text)) return 'penalty'
  if (words.guarantee.test(text)) return 'guarantee'
  return words.deposit.test(text) || (words.puts.test(text) && (PERCENT.test(text) || words.tenth.test(text))) ? 'deposit' : undefined
}

function read({ text, amounts }: Utterance): Partial<DepositFacts> {
  const kind = readKind(text)
  const [amount, ...others] = amounts().filter(({ role }) => role === 'value' || role === 'market')
  const percent = PERCENT.exec(kind === 'guarantee' ? text.replace(COSTS_PERCENT, '') : text)?.[1] ?? (words.tenth.test(text) ? '10' : undefined)
  if (others.length > 0) return {}
  return {
    ...(kind && { kind }),
    ...(amount && { amountCents: amount.cents }),
    ...(percent !== undefined && { percent: Number(percent.replace(',', '.')) }),
  }
}

function recognise({ text }: Utterance, { kind, amountCents, percent }: Partial<DepositFacts>): DepositFacts | undefined {
  if (kind === undefined || amountCents === undefined || words.other.test(text)) return undefined
  const isAsked = percent !== undefined || asksFor.outcome.test(text) || (kind === 'deposit' && text.split(' ').length <= MOST_WORDS_OF_TOPIC)
  if (!isAsked) return undefined
  // 'Die 10% boete, dat is bij ons bijna 40.000': no price, but what the penalty comes to.
  if (kind === 'penalty' && amountCents < LEAST_PRICE) return undefined
  const isGuaranteed = kind === 'guarantee' && percent === undefined && amountCents < LEAST_PRICE
  if (kind !== 'guarantee' && amountCents < LEAST_PRICE && percent === undefined) return undefined
  return { kind, amountCents, ...(percent !== undefined && { percent }), ...(isGuaranteed && { isGuaranteed }) }
}

function answer({ kind, amountCents, percent, isGuaranteed }: DepositFacts, day: string, book: FigureBook): EngineAnswer {
  const share = percent ?? MOST_PERCENT
  const partCents = isGuaranteed ? amountCents : percentOf(amountCents, share)
  const costsPercent = getNumber(book, COSTS_FIGURE, day)
  const costsCents = percentOf(partCents, costsPercent)
  const isGuarantee = kind === 'guarantee'
  return showSum({
    outcome: [...(isGuaranteed ? [] : [texts.outcome(kind, partCents, percent !== undefined)]), ...(isGuarantee ? [texts.costs(costsCents)] : [])].join(' '),
    lines: [
      ...(isGuaranteed ? [] : [texts.partLine(share, amountCents, partCents)]),
      ...(isGuarantee ? [texts.costsLine(costsPercent, partCents, costsCents)] : []),
    ],
    notes: [
      texts.conditions[kind],
      ...(isGuarantee ? [texts.banksDiffer(fillFigures(`{{peildatum:${COSTS_FIGURE}}}`, book, day))] : []),
      ...(kind === 'deposit' ? [texts.settled] : []),
      texts.noFigures,
    ].join(' '),

    sources: [texts.article, texts.lawSource, ...(isGuarantee ? listFigureSources(book, [{ ids: [COSTS_FIGURE], day }]) : [])],
    reference: 'berekening:waarborgsom',
    suggestions: [texts.suggestPrice(amountCents), ...(isGuaranteed || percent === 5 ? [] : [texts.suggestPercent]), texts.questions[kind]],
  })
}

export const depositSum: Sum<DepositFacts> = {
  read,
  recognise,
  ...changeByWords<DepositFacts>('waarborgsom borg aanbetaling bankgarantie garantie boete koopprijs koopsom huis tien'),
  answer,
}
