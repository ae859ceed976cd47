/** Calculates the tax on the gifts one person gets from one giver in a calendar year (schenkbelasting; Successiewet 1956, art. 24 and 33). */
import { bracketFigures, calculateBracketTax, type BracketTaxResult, type Relation } from './bracket-tax.ts'
import type { FigureBook } from './figure.ts'

export type GiftRelation = Exclude<Relation, 'child-with-disability'>

export interface GiftTaxInput {
  /** All gifts of this giver in this year, in cents. Both parents together count as one giver. */
  receivedCents: number
  /** What the receiver is to the giver. */
  relation: GiftRelation
  /** Asks for the raised exemption that a child can use once; it replaces the yearly one. */
  oneTimeRaise?: boolean | undefined
  /** Of the receiver, in years; the raise needs it. */
  age?: number | undefined
}

export interface GiftTaxResult extends BracketTaxResult {
  raised: boolean
}

/** Ages for the raised exemption: art. 33 sub 5 of the Successiewet 1956. */
export const raiseAges = { from: 18, until: 40 } as const

/** Whether the raised exemption fits: asked for, a child, and 18 or older but younger than 40. */
export function canRaise(input: Omit<GiftTaxInput, 'receivedCents'>): boolean {
  return input.oneTimeRaise === true && input.relation === 'child' && input.age !== undefined && raiseAges.from <= input.age && input.age < raiseAges.until
}

function exemptionFigure(input: Omit<GiftTaxInput, 'receivedCents'>): string {
  if (canRaise(input)) return 'schenk-vrijstelling-kind-eenmalig'
  return input.relation === 'child' ? 'schenk-vrijstelling-kind' : 'schenk-vrijstelling-overig'
}

/** The figures a calculation with this input needs. */
export const giftTaxFigures = (input: Omit<GiftTaxInput, 'receivedCents'>): string[] => [exemptionFigure(input), ...bracketFigures(input.relation)]

/** `day` is that of the gift. Roundings and errors as `calculateBracketTax`. */
export function calculateGiftTax(book: FigureBook, day: string, input: GiftTaxInput): GiftTaxResult {
  return { ...calculateBracketTax(book, day, input.relation, input.receivedCents, exemptionFigure(input)), raised: canRaise(input) }
}
