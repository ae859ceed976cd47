/** The English sentences of sums with one step. Amounts are in cents. */
import type { VatResult, VatSide } from '../../../figures/calculators/vat.ts'
import { formatAmount } from '../../../figures/figure-tokens.ts'
import { euro, taxOver } from './sums.en.ts'

const percent = (value: number): string => formatAmount(value, 'procent', 'en')

export const equityOutcome = (equityCents: number, partCents: number): string =>
  equityCents >= 0
    ? `The surplus value is ${euro(equityCents)}. Who takes over the house pays the other ${euro(partCents)}.`
    : `There is no surplus value but a shortfall of ${euro(-equityCents)}. The part in it of who leaves is ${euro(partCents)}.`
export const equityLine = (valueCents: number, debtCents: number): string =>
  `Value ${euro(valueCents)} less mortgage ${euro(debtCents)} is ${valueCents >= debtCents ? euro(valueCents - debtCents) : `a shortfall of ${euro(debtCents - valueCents)}`}.`
export const halfLine = (equityCents: number, partCents: number): string => `Half of ${euro(Math.abs(equityCents))} is ${euro(partCents)}.`
export const bankLine = (debtCents: number): string => `Who stays also takes over the mortgage of ${euro(debtCents)}; the bank has to agree.`
export const equityNotes =
  'I take it that each of you owns half. Agree on the value together, usually with a valuation. If one of you put in own money, or if other agreements are on paper, the division can be different. No figures of a year are needed for this sum.'

export const depositOutcome = (cents: number, isNamed: boolean): string => `The deposit is ${isNamed ? '' : 'at most '}${euro(cents)}.`
export const partLine = (part: number, wholeCents: number, cents: number): string => `${percent(part)} of ${euro(wholeCents)} is ${euro(cents)}.`
export const depositNotes =
  'A private buyer of a home may be asked for a tenth of the price at most (article 7:26 of the Dutch Civil Code). What you paid as a deposit is set off against the price on the day of the transfer. No figures of a year are needed for this sum.'

export const vatOutcome = (side: VatSide, { inclusiveCents, exclusiveCents, vatCents }: VatResult): string =>
  side === 'exclusive'
    ? `With VAT it is ${euro(inclusiveCents)}. The VAT is ${euro(vatCents)}.`
    : `The VAT is ${euro(vatCents)}. Without VAT it is ${euro(exclusiveCents)}.`
export const vatLines = ({ percent: rate, inclusiveCents, exclusiveCents, vatCents }: VatResult): string[] => [
  `Without VAT: ${euro(exclusiveCents)}.`,
  `VAT: ${taxOver(rate, exclusiveCents, vatCents)}.`,
  `With VAT: ${euro(inclusiveCents)}.`,
]
export const vatNotes = (rate: number, year: number): string =>
  `On the notary’s fee you pay ${percent(rate)} VAT (btw, ${year}). There is no VAT on the amount for registration at the Land Registry (Kadaster).`
