/** Puts the steps of inheritance tax and gift tax into lines that read as an explanation. */
import type { BracketTaxResult, BracketTaxStep } from '../bracket-tax.ts'
import { exactly } from './amount.ts'
import type { Step } from './calculator-view.ts'
import { gainTexts } from './gain.nl.ts'

interface GainWords {
  received: string
  payer: 'one' | 'of-several'
  /** Why a part is free, given the exemption and how much of it was used, in cents. */
  exemptDetail: (exemptionCents: number, usedCents: number) => string
}

const centsOf = (tax: BracketTaxResult, code: BracketTaxStep['code']): number => tax.steps.find((step) => step.code === code)?.cents ?? 0

function bracketStep({ code, percent = 0, baseCents = 0, cents }: BracketTaxStep, hasSecond: boolean): Step {
  const isRest = code === 'second-bracket'
  const text = isRest ? gainTexts.secondBracket(percent, baseCents) : gainTexts.taxed(percent, baseCents)
  return { kind: 'add', text, detail: hasSecond && !isRest ? gainTexts.firstBracketDetail(baseCents) : undefined, amount: exactly(cents) }
}

/** What was received, what of it is free, what is taxed, and the tax of each bracket. */
export function explainGain(tax: BracketTaxResult, words: GainWords): Step[] {
  const exemptionCents = centsOf(tax, 'exemption')
  const receivedCents = centsOf(tax, 'received')
  const usedCents = Math.min(receivedCents, exemptionCents)
  const brackets = tax.steps.filter((step) => step.percent !== undefined)
  return [
    { kind: 'base', text: words.received, amount: exactly(receivedCents) },
    { kind: 'minus', text: gainTexts.exempt(words.payer, usedCents), detail: words.exemptDetail(exemptionCents, usedCents), amount: exactly(usedCents) },
    { kind: 'subtotal', text: gainTexts.taxable, amount: exactly(centsOf(tax, 'taxable')) },
    ...brackets.map((step) => bracketStep(step, brackets.length > 1)),
  ]
}
