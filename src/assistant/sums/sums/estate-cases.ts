/** Works out the division of an estate, once for each case that the question leaves open. */
import { inheritanceTaxAddress } from '../../../figures/calculators/calculator-address.ts'
import { divideEstate, type LegalShares } from '../../../figures/calculators/legal-shares.ts'
import type { EstateFacts } from './read-estate.ts'

export interface EstateCase {
  children: number
  partner: boolean
  /** After debts, and after the half that was the survivor's already. */
  estateCents: number
  shares: LegalShares
}

const OPEN_CHILDREN = [1, 2, 3] as const

/** A funeral is owed by the estate alone (BW 4:7, paragraph 1 b), not by what the couple had together. */
export const funeralCentsOf = ({ debts = [] }: { debts?: EstateFacts['debts'] | undefined }): number =>
  debts.reduce((sum, { kind, cents }) => (kind === 'funeral' ? sum + cents : sum), 0)

/** The half of what was together, after what they owed together; all of it where nothing was. */
export const ownCentsOf = ({ estateCents = 0, debtCents = 0, debts, communal }: EstateFacts): number =>
  Math.max(0, Math.floor((estateCents - debtCents + funeralCentsOf({ debts })) / (communal ? 2 : 1)))

export function listEstateCases(facts: EstateFacts): EstateCase[] {
  const { children, partner } = facts
  const isForced = facts.wish === 'forced'
  const leftCents = Math.max(0, ownCentsOf(facts) - funeralCentsOf(facts)) + (isForced ? (facts.giftsCents ?? 0) + (facts.ownGiftsCents ?? 0) : 0)
  const counts = children === undefined ? OPEN_CHILDREN : [children]
  const partners = partner === undefined ? [true, false] : [partner]
  return partners.flatMap((survives) =>
    counts.map((count) => ({
      children: count,
      partner: survives,
      estateCents: leftCents,
      shares: withoutOwnGifts(divideEstate({ estateCents: leftCents, children: count, partner: survives }), isForced ? facts.ownGiftsCents : undefined),
    })),
  )
}

/** What a child got before goes off the part that it can claim. */
const withoutOwnGifts = (shares: LegalShares, giftsCents = 0): LegalShares => ({ ...shares, forcedCents: Math.max(0, shares.forcedCents - giftsCents) })

/** The calculator with every heir filled in; `day` is YYYY-MM-DD. */
export function estateAddress({ children, partner, shares }: EstateCase, day: string): string {
  const receivedCents = shares.shareCents
  const heirs = [
    ...(partner ? [{ relation: 'partner' as const, receivedCents }] : []),
    ...Array.from({ length: children }, () => ({ relation: 'child' as const, receivedCents })),
  ]
  return inheritanceTaxAddress({ heirs, year: Number(day.slice(0, 4)) })
}
