/** Puts the steps of the transfer tax into lines that read as an explanation. */
import { aboveLimit, alreadyUsed, tooOld } from '../calculation-words.nl.ts'
import { centsOf } from '../cents.ts'
import { getNumber, type FigureBook } from '../figure.ts'
import type { Buyer, TransferTaxResult, TransferTaxStep } from '../transfer-tax.ts'
import { exactly } from './amount.ts'
import type { Step, StepGroup } from './calculator-view.ts'
import type { PurchaseInput } from './purchase-form.ts'
import { purchaseTexts as texts } from './purchase.nl.ts'

interface Limits {
  priceCents: number
  fromAge: number
  untilAge: number
}

const limitsOn = (book: FigureBook, day: string): Limits => ({
  priceCents: centsOf(getNumber(book, 'startersvrijstelling-grens', day)),
  fromAge: getNumber(book, 'startersvrijstelling-leeftijd-vanaf', day),
  untilAge: getNumber(book, 'startersvrijstelling-leeftijd-tot', day),
})

/** Why a buyer of an own home pays the rate. */
function reasonOf(buyer: Buyer, limits: Limits): string {
  const age = buyer.age ?? limits.untilAge
  const reason = buyer.exemptionUsed
    ? alreadyUsed
    : age >= limits.untilAge
      ? tooOld(limits.untilAge)
      : age < limits.fromAge
        ? texts.tooYoung(limits.fromAge)
        : aboveLimit(limits.priceCents)
  return `${texts.ownHomeRate} ${reason}`
}

function payStep(step: TransferTaxStep, input: PurchaseInput, limits: () => Limits): Step {
  const buyer = input.buyers[step.buyer] ?? { shareBasisPoints: 0 }
  const amount = exactly(step.taxCents)
  if (step.code === 'starter-exempt') {
    const { untilAge, priceCents } = limits()
    const text = texts.exempt(input.buyers.length > 1 ? 'of-two' : 'alone', step.baseCents)
    return { kind: 'add', text, detail: texts.exemptReason(buyer.age ?? 0, untilAge, priceCents), amount }
  }
  const detail = input.use === 'own-home' ? reasonOf(buyer, limits()) : texts.useReason[input.use]
  return { kind: 'add', text: texts.taxed(step.percent, step.baseCents), detail, amount }
}

/** One group a buyer; a buyer alone has no title. `day` is the one whose figures were used. */
export function explainTransferTax(tax: TransferTaxResult, input: PurchaseInput, day: string, book: FigureBook): StepGroup[] {
  const limits = () => limitsOn(book, day)
  return tax.steps.map((step) => {
    const pay = payStep(step, input, limits)
    if (input.buyers.length === 1) return { title: undefined, steps: [{ kind: 'base', text: texts.price, amount: exactly(input.priceCents) }, pay] }
    const buyer = input.buyers[step.buyer]
    const share = (buyer?.shareBasisPoints ?? 0) / 100
    const title = step.buyer === 0 ? texts.firstBuyer(buyer?.age, share) : texts.secondBuyer(buyer?.age, share)
    return { title, steps: [{ kind: 'base', text: texts.shareOf(share, input.priceCents), amount: exactly(step.baseCents) }, pay] }
  })
}
