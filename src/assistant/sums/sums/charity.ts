/** The tax on what a charity with the ANBI status inherits or is given: none. */
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { extractAmounts } from '../extract-amounts.ts'
import { wordSet } from '../phrases.ts'
import { asksForOutcome, asksForRule } from '../question-shape.ts'
import { commonWords } from '../question-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import type { Sum } from './sum.ts'
import { charityWords } from './gain-words.nl.ts'
import { charityTexts as texts } from './sums.nl.ts'

export interface CharityFacts {
  amountCents: number
  isGift: boolean
}

function read(text: string): Partial<CharityFacts> {
  const [amount, ...others] = extractAmounts(text)
  return amount && others.length === 0 && amount.role === 'value' ? { amountCents: amount.cents } : {}
}

function recognise(text: string, { amountCents }: Partial<CharityFacts>): CharityFacts | undefined {
  if (amountCents === undefined || !charityWords.recognised.test(text) || charityWords.other.test(text) || asksForRule(text)) return undefined
  const isGift = subjects.giftTax.test(text) || (!subjects.inherits.test(text) && subjects.gives.test(text))
  const asksForTax = subjects.giftTax.test(text) || subjects.inheritanceTax.test(text) || subjects.tax.test(text)
  return asksForTax && asksForOutcome(text) ? { amountCents, isGift } : undefined
}

function answer({ amountCents, isGift }: CharityFacts): EngineAnswer {
  const topic = isGift ? 'gift-tax' : 'inheritance-tax'
  return {
    kind: 'berekening',
    text: [
      nl.bold(nl.outcome(nl.gainName[topic], [nl.euro(0)], [])),
      nl.bullets([nl.receivedLine[topic](amountCents), texts.exempt[topic], texts.nothing(amountCents)]),
      texts.conditions,
    ].join('\n\n'),
    sources: [nl.ownArticles.gain, texts.lawSource],
    reference: isGift ? 'berekening:schenkbelasting' : 'berekening:erfbelasting',
    suggestions: [...texts.suggestions],
  }
}

export const charitySum: Sum<CharityFacts> = {
  read,
  recognise,
  merge: (before, newer) => ({ ...before, ...newer }),
  words: wordSet(`${commonWords} anbi erft erven schenk schenken geef nalaat goed goede doel`),
  answer,
}
