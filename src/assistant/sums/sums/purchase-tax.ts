/** The transfer tax of a purchase by one or two buyers, alone or within all costs of it. */
import { namesShare } from '../extract-purchase.ts'
import { propertyWords } from '../property-words.nl.ts'
import { buysTogether, purchaseWords } from '../question-words.nl.ts'
import { answerPurchaseCosts } from './answer-purchase-costs.ts'
import { answerTransferTax } from './answer-transfer-tax.ts'
import { tellsTaken } from './debts.ts'
import { completePurchase, mergePurchase } from './change-purchase.ts'
import type { PurchaseFacts, PurchaseSaid } from './purchase-facts.ts'
import { readPurchase } from './read-purchase.ts'
import { taxSum } from './tax-sum.ts'

const NUMBERS: readonly (keyof PurchaseSaid)[] = ['amountsCents', 'deltaCents', 'selfAge', 'partnerAge', 'selfShare']
const OF_TAX: readonly (keyof PurchaseSaid)[] = [...NUMBERS, 'use', 'exemption', 'livesElsewhere', 'years']
const OF_COSTS: readonly (keyof PurchaseSaid)[] = [...OF_TAX, 'mortgage']

export const purchaseTaxSum = taxSum<PurchaseFacts, PurchaseSaid>({
  topics: ['transfer-tax', 'purchase-costs'],
  read: readPurchase,
  // A part of the home that is not understood makes the sum wrong.
  isClear: ({ text }, { selfShare, share }) => !namesShare(text) || selfShare !== undefined || share !== undefined,
  complete: completePurchase,
  // 'We' alone changes nothing.
  listChanged: (newer, { text }) => [
    ...(newer.topic === 'transfer-tax' ? OF_TAX : OF_COSTS).filter((key) => newer[key] !== undefined),
    ...(newer.together !== undefined && buysTogether.test(text) ? (['together'] as const) : []),
  ],
  tells: (_before, _newer, said) => tellsTaken(said),
  numbers: new Set(NUMBERS),
  merge: mergePurchase,
  words: purchaseWords,
  patterns: Object.values(propertyWords),
  answer: (facts, day, book) => (facts.topic === 'transfer-tax' ? answerTransferTax : answerPurchaseCosts)(facts, day, book),
})
