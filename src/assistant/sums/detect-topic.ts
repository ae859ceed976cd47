/** Tells from a normalised question which calculation it is about, and whether the calculators fit the case. */
import { comesFromAbroad } from './abroad.nl.ts'
import { asksOverAddition } from './family-adds.ts'
import { findKin } from './kin.ts'
import { asksDifference, namesStudyRaise, paysNothing } from './question-words.nl.ts'
import { readElsewhere } from './lives-elsewhere.ts'
import { livesThereTogether } from './property-words.nl.ts'
import { livesOn, studies, subjects, unsupported, withFamily } from './subject-words.nl.ts'

export type GainTopic = 'inheritance-tax' | 'gift-tax'
export type PurchaseTopic = 'transfer-tax' | 'purchase-costs'
export type CalculationTopic = GainTopic | PurchaseTopic

const isPurchase = (topic: CalculationTopic): topic is PurchaseTopic => topic === 'transfer-tax' || topic === 'purchase-costs'

/** Undefined when the question is about none of the four calculations, or about two at once. */
export function detectTopic(text: string): CalculationTopic | undefined {
  const isTransfer = subjects.transferTax.test(text)
  const inherits = subjects.inherits.test(text)
  const gives = subjects.gives.test(text) && !subjects.byWill.test(text)
  if (subjects.inheritanceTax.test(text)) return isTransfer || subjects.giftTax.test(text) ? undefined : 'inheritance-tax'
  if (subjects.giftTax.test(text)) return isTransfer ? undefined : 'gift-tax'
  if (isTransfer) return inherits || gives ? undefined : detectNamedPurchase(text)
  // What family adds to the money for a home is a gift, also beside the purchase.
  if (!inherits && subjects.tax.test(text) && asksOverAddition(text)) return 'gift-tax'
  if (subjects.otherTax.test(text.replace(WITHOUT_VAT, ' ')) || (inherits && gives)) return undefined
  const getsFromSomeone = subjects.getsFrom.test(text) && findKin(text).length > 0
  return inherits || gives || getsFromSomeone ? detectGain(text, inherits) : detectPurchase(text)
}

/** What a question about an exemption leads to: 'hoeveel mag ik mijn dochter schenken' may be followed by an amount. */
export function detectSubject(text: string): GainTopic | undefined {
  const [inherits, gives] = [subjects.inherits.test(text), subjects.gives.test(text)]
  if (!subjects.exemption.test(text) || inherits === gives) return undefined
  return gives ? 'gift-tax' : 'inheritance-tax'
}

/** Whether the name of a tax or of the total is spelled out. */
export const namesCalculation = (text: string): boolean =>
  [subjects.transferTax, subjects.inheritanceTax, subjects.giftTax, subjects.allCosts].some((pattern) => pattern.test(text))

/** Whether the question names a circumstance in which the outcome would be wrong. */
export function isUnsupported(said: { text: string; affirmed(): { text: string } }, topic: CalculationTopic): boolean {
  const { text } = said
  if (unsupported[topic].test(text)) return true
  if (topic === 'gift-tax' && studies.test(said.affirmed().text) && !namesStudyRaise.test(text)) return true
  if (!isPurchase(topic) && comesFromAbroad(text)) return true
  if (topic === 'inheritance-tax' && livesOn.test(text) && !subjects.childShare.test(text)) return true
  if (isPurchase(topic) && withFamily.test(text) && !livesThereTogether.test(text) && !readElsewhere(text)?.who) return true
  return isPurchase(topic) && (subjects.sells.test(text) || OWNED.test(text)) && !BUYS.test(text)
}

const BUYS = /\b(?:koop|kopen|kocht|aankoop|gekocht|nieuwe)\b/
/** A home that somebody has is not bought: 'het huis is van ons samen, 380.000 waard, ik ben 71. hoeveel belasting'. */
const OWNED = /\b(?:huis|woning|appartement) is van (?:ons|mij|hem|haar)\b|\bgemeenschap van goederen\b|\bnalatenschap\b|\berfgena\w+\b/

/** Says of a price what it is, and asks for nothing. */
const WITHOUT_VAT = /\b(?:zonder|geen|exclusief|excl\.?|vrij van) btw\b/g

/** 'k.k.' behind a price only says how the home is offered. */
const AT_PRICE = /\b(?:k\.k\.?|kk)(?!\w)/

function detectNamedPurchase(text: string): PurchaseTopic {
  return subjects.allCosts.test(text.replace(AT_PRICE, ' ')) || subjects.notaryFee.test(text) ? 'purchase-costs' : 'transfer-tax'
}

/** Says where it was made. */
const CONTRACT_AT_NOTARY = /(?<=contract) (?:bij|via|van|door) (?:de|een) notaris\b/g

function detectGain(text: string, inherits: boolean): GainTopic | undefined {
  const asksForTax =
    subjects.tax.test(text) || ((subjects.mustPay.test(text) || paysNothing.test(text)) && !subjects.notary.test(text.replace(CONTRACT_AT_NOTARY, '')))
  if (!asksForTax) return undefined
  return inherits ? 'inheritance-tax' : 'gift-tax'
}

/** Of the starters' exemption: 'ik word 12 december 35 en we passeren 15 december, scheelt dat veel'. */
const TURNS_TOO_OLD = /\bwordt? (?:\w+ ){0,4}35\b/

function detectPurchase(text: string): PurchaseTopic | undefined {
  const isProperty = subjects.property.test(text)
  if (subjects.buyersCosts.test(text) || (isProperty && (subjects.allCosts.test(text) || (subjects.total.test(text) && subjects.buys.test(text)))))
    return subjects.notaryFee.test(text) ? undefined : 'purchase-costs'
  if (!isProperty || !subjects.buys.test(text)) return undefined
  if (TURNS_TOO_OLD.test(text) && asksDifference.test(text)) return 'transfer-tax'
  if (subjects.tax.test(text)) return subjects.notary.test(text) ? 'purchase-costs' : 'transfer-tax'
  if (paysNothing.test(text)) return 'transfer-tax'
  return subjects.paysForHome.test(text) && !subjects.otherPayment.test(text) ? 'purchase-costs' : undefined
}
