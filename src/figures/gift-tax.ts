/** Calculates the tax on the gifts one person gets from one giver in a calendar year (schenkbelasting; Successiewet 1956, art. 24 and 33). */
import { bracketFigures, calculateBracketTax, type BracketTaxResult, type Relation } from './bracket-tax.ts'
import type { FigureBook } from './figure.ts'

export type GiftRelation = Exclude<Relation, 'child-with-disability'>

/** A disability makes no difference for a gift. */
export const giftRelationOf = (relation: Relation): GiftRelation => (relation === 'child-with-disability' ? 'child' : relation)

/** To spend freely, or for a costly study, with a higher amount and more conditions. */
export type OneTimeRaise = 'free' | 'study'

export interface GiftTaxInput {
  /** All gifts of this giver in this year, in cents. Both parents together count as one giver. */
  receivedCents: number
  /** What the receiver is to the giver. */
  relation: GiftRelation
  /** Asks for a raised exemption that a child can use once; it replaces the yearly one. */
  oneTimeRaise?: OneTimeRaise | undefined
  /** Of the receiver, in years; the raise needs it. */
  age?: number | undefined
}

export interface GiftTaxResult extends BracketTaxResult {
  raised: boolean
}

const raiseFigures: Record<OneTimeRaise, string> = { free: 'schenk-vrijstelling-kind-eenmalig', study: 'schenk-vrijstelling-kind-studie' }

/** Ages for the raised exemption: art. 33 sub 5 of the Successiewet 1956. */
export const raiseAges = { from: 18, until: 40 } as const

/** Whether the raised exemption fits: asked for, a child, and 18 or older but younger than 40. */
export function canRaise(input: Omit<GiftTaxInput, 'receivedCents'>): boolean {
  return input.oneTimeRaise !== undefined && input.relation === 'child' && input.age !== undefined && raiseAges.from <= input.age && input.age < raiseAges.until
}

function exemptionFigure(input: Omit<GiftTaxInput, 'receivedCents'>): string {
  if (input.oneTimeRaise && canRaise(input)) return raiseFigures[input.oneTimeRaise]
  return input.relation === 'child' ? 'schenk-vrijstelling-kind' : 'schenk-vrijstelling-overig'
}

/** The figures a calculation with this input needs. */
export const giftTaxFigures = (input: Omit<GiftTaxInput, 'receivedCents'>): string[] => [exemptionFigure(input), ...bracketFigures(input.relation)]

/** `day` is that of the gift. Roundings and errors as `calculateBracketTax`. */
export function calculateGiftTax(book: FigureBook, day: string, input: GiftTaxInput): GiftTaxResult {
  return { ...calculateBracketTax(book, day, input.relation, input.receivedCents, exemptionFigure(input)), raised: canRaise(input) }
}
