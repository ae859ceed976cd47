/** What a usufruct and the bare ownership are worth for the tax, by the age of who has the usufruct. */
import { usufructSource, valueUsufruct } from '../../../figures/usufruct.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import type { Utterance } from '../utterance.ts'
import type { Sum } from './sum.ts'
import { askBack, showSum } from './show-sum.ts'
import { usufructDoubt, usufructTexts as texts, usufructWords as words } from './usufruct.nl.ts'

interface UsufructFacts {
  wholeCents?: number
  /** Of who has the usufruct, in years. */
  age?: number
}

const MOST_WORDS_OF_CHANGE = 10
const AGE = /(?<![\d.,])(\d{2})(?![\d.,]*\d| ?(?:%|procent|euro|ton|duizend|k\b|kinderen))/g

function read(said: Utterance): UsufructFacts {
  const [amount, ...others] = said.amounts().filter(({ role }) => role === 'value' || role === 'market' || role === 'savings')
  const ages = [...new Set([...said.text.matchAll(AGE)].map((match) => Number(match[1])))]
  return {
    ...(amount && others.length === 0 && { wholeCents: amount.cents }),
    // Of two ages it is not clear whose the usufruct is.
    ...(ages.length === 1 && { age: ages[0] }),
  }
}

function recognise({ text, asksForRule }: Utterance, facts: UsufructFacts): UsufructFacts | undefined {
  if (!words.named.test(text) || !words.asks.test(text) || words.other.test(text) || asksForRule()) return undefined
  return facts.wholeCents === undefined ? undefined : facts
}

function answer({ wholeCents, age }: UsufructFacts): EngineAnswer | undefined {
  const reference = 'berekening:vruchtgebruik'
  if (wholeCents === undefined) return undefined
  if (age === undefined) return askBack(texts.askAge, reference, texts.ages)
  const value = valueUsufruct(wholeCents, age)
  return showSum({
    // No amount to rely on while nobody could look whether the factors still hold.
    isOpen: true,
    outcome: texts.outcome(value),
    lines: texts.lines(wholeCents, age, value),
    notes: `${texts.conditions} ${usufructDoubt}`,
    sources: [nl.ownArticles.gain, usufructSource],
    reference,
    suggestions: [...texts.ages],
  })
}

export const usufructSum: Sum<UsufructFacts> = {
  read,
  recognise,
  mayChange: (said, newer) =>
    Object.keys(newer).length > 0 &&
    !said.asksForRule() &&
    !said.topic() &&
    said.text.split(' ').length <= MOST_WORDS_OF_CHANGE &&
    (said.startsAsChange() || !said.text.includes('?')),
  change: (before, newer) => ({ ...before, ...newer }),
  answer,
}
