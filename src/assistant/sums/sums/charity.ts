/** The tax on what a charity with the ANBI status inherits or is given: none. */
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { charityWords } from './gain-words.nl.ts'
import { charityTexts as texts } from './sums.nl.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

export interface CharityFacts {
  amountCents: number
  isGift: boolean
}

function read({ amounts }: Utterance): Partial<CharityFacts> {
  const [amount, ...others] = amounts()
  return amount && others.length === 0 && amount.role === 'value' ? { amountCents: amount.cents } : {}
}

function recognise({ text, asksForRule, asksForOutcome }: Utterance, { amountCents }: Partial<CharityFacts>): CharityFacts | undefined {
  if (amountCents === undefined || !charityWords.recognised.test(text) || charityWords.other.test(text) || asksForRule()) return undefined
  const isGift = subjects.giftTax.test(text) || (!subjects.inherits.test(text) && subjects.gives.test(text))
  const asksForTax = subjects.giftTax.test(text) || subjects.inheritanceTax.test(text) || subjects.tax.test(text)
  return asksForTax && asksForOutcome() ? { amountCents, isGift } : undefined
}

function answer({ amountCents, isGift }: CharityFacts): EngineAnswer {
  const topic = isGift ? 'gift-tax' : 'inheritance-tax'
  return showSum({
    outcome: nl.outcome(nl.gainName[topic], [nl.euro(0)], []),
    lines: [nl.receivedLine[topic](amountCents), texts.exempt[topic], texts.nothing(amountCents)],
    notes: texts.conditions,

    sources: [nl.ownArticles.gain, texts.lawSource],
    reference: isGift ? 'berekening:schenkbelasting' : 'berekening:erfbelasting',
    suggestions: [...texts.suggestions],
  })
}

export const charitySum: Sum<CharityFacts> = {
  read,
  recognise,
  ...changeByWords<CharityFacts>('anbi erft erven schenk schenken geef nalaat goed goede doel'),
  answer,
}
