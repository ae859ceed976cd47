/** The amounts of the unequal parts that someone leaves, such as 2/3 and 1/3. */
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import type { Fraction } from '../extract-fraction.ts'
import { subjects } from '../subject-words.nl.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { willPartsWords as words } from './estate-words.nl.ts'
import { willPartsTexts as texts } from './will-parts.nl.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

export interface WillPartsFacts {
  wholeCents: number
  parts: readonly Fraction[]
}

const FRACTION = /(?<![\d.,/])([1-9])\/([2-9]|1\d)(?![\d/])/g
const PERCENT = /(?<![\d.,])(\d{1,2}) ?(?:%|procent)/g

function readParts(text: string): Fraction[] {
  const fractions = [...text.matchAll(FRACTION)].map((match) => ({ numerator: Number(match[1]), denominator: Number(match[2]) }))
  const percents = [...text.matchAll(PERCENT)].map((match) => ({ numerator: Number(match[1]), denominator: 100 }))
  const parts = fractions.length > 0 ? fractions : percents
  const whole = parts.reduce((sum, { numerator, denominator }) => sum + numerator / denominator, 0)
  return parts.length > 1 && Math.abs(whole - 1) < 1e-9 ? parts : []
}

function read(said: Utterance): Partial<WillPartsFacts> {
  const [amount, ...others] = said.without(said.text.replace(FRACTION, ' ')).amounts()
  const parts = readParts(said.text)
  return { ...(amount && others.length === 0 && amount.role !== 'loan' && { wholeCents: amount.cents }), ...(parts.length > 0 && { parts }) }
}

function recognise({ text }: Utterance, { wholeCents, parts }: Partial<WillPartsFacts>): WillPartsFacts | undefined {
  if (wholeCents === undefined || !parts || words.other.test(text) || subjects.tax.test(text)) return undefined
  return words.leaves.test(text) && words.asks.test(text) ? { wholeCents, parts } : undefined
}

function answer({ wholeCents, parts }: WillPartsFacts): EngineAnswer {
  const cents = parts.map(({ numerator, denominator }) => Math.floor((wholeCents * numerator) / denominator))
  return showSum({
    outcome: texts.outcome(cents),
    lines: parts.map((part, index) => texts.line(part, wholeCents, cents[index] ?? 0)),
    notes: texts.conditions,

    sources: [nl.ownArticles.gain, texts.lawSource],
    reference: 'berekening:erfdeel',
    suggestions: [...texts.suggestions],
  })
}

export const willPartsSum: Sum<WillPartsFacts> = {
  read,
  recognise,
  ...changeByWords<WillPartsFacts>('erfenis nalatenschap'),
  answer,
}
