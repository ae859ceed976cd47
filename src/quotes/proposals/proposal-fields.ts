/** The names of the fields in which an office says what should stand on its page. */
import type { PricePartKey } from '../../deeds/price-parts.ts'
import type { DraftFault } from '../../notaries/notary-draft.ts'

export type Typed = Readonly<Record<string, string>>
/** By the name of the field. */
export type ProposalFaults = Readonly<Record<string, DraftFault>>

export const TICKED = 'ja'
/** Hidden, of the record that the form was made from. */
export const VERSION_NAME = 'versie'
export const partName = (deed: string, part: PricePartKey): string => `prijs-${deed}-${part}`
export const includesName = (deed: string): string => `inbegrepen-${deed}`
export const totalName = (deed: string): string => `totaal-${deed}`
/** All fields of the price of a deed. */
export const priceNames = (deed: string, parts: readonly PricePartKey[]): string[] => [
  ...parts.map((part) => partName(deed, part)),
  includesName(deed),
  totalName(deed),
]
export const specialityName = (deed: string): string => `specialisme-${deed}`

export const profileNames = { phone: 'telefoon', website: 'website', languages: 'talen', features: 'bijzonderheden' } as const
