/** Puts the steps of inheritance tax and gift tax into lines that read as an explanation. */
import { centsOfStep, type BracketTaxResult, type BracketTaxStep } from '../bracket-tax.ts'
import { exactly } from './amount.ts'
import type { Step } from './calculator-view.ts'
import { gainTexts } from './gain.nl.ts'

interface GainWords {
  received: string
  payer: 'one' | 'of-several'
  /** Why a part is free, given the exemption and how much of it was used, in cents. */
  exemptDetail: (exemptionCents: number, usedCents: number) => string
}

function bracketStep({ code, percent = 0, baseCents = 0, cents }: BracketTaxStep, hasSecond: boolean): Step {
  const isRest = code === 'second-bracket'
  const text = isRest ? gainTexts.secondBracket(percent, baseCents) : gainTexts.taxed(percent, baseCents)
  return { kind: 'add', text, detail: hasSecond && !isRest ? gainTexts.firstBracketDetail(baseCents) : undefined, amount: exactly(cents) }
}

/** What was received, what of it is free, what is taxed, and the tax of each bracket. */
export function explainGain(tax: BracketTaxResult, words: GainWords): Step[] {
  const exemptionCents = centsOfStep(tax, 'exemption')
  const receivedCents = centsOfStep(tax, 'received')
  const usedCents = Math.min(receivedCents, exemptionCents)
  const brackets = tax.steps.filter((step) => step.percent !== undefined)
  return [
    { kind: 'base', text: words.received, amount: exactly(receivedCents) },
    { kind: 'minus', text: gainTexts.exempt(words.payer, usedCents), detail: words.exemptDetail(exemptionCents, usedCents), amount: exactly(usedCents) },
    { kind: 'subtotal', text: gainTexts.taxable, amount: exactly(centsOfStep(tax, 'taxable')) },
    ...brackets.map((step) => bracketStep(step, brackets.length > 1)),
  ]
}
