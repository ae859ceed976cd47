/** What one office owes for a month by one agreement, or why that is not known. */
import type { Relation } from '../notaries/relation.ts'

/** `website`: none is known; `link`: none leads there; `shared`: another office that pays per click has the same one. */
export type UnknownReason = 'fee' | 'website' | 'link' | 'shared' | 'click-fee' | 'amount'

interface DeliveredRequest {
  id: string
  deliveredAt: string
  /** Why nothing is charged for it; null: it is. */
  credit: string | null
}

export interface LinkSum {
  slug: string
  title: string
  clicks: number
  /** In cents; null: no fee held on the days of these clicks. */
  owedCents: number | null
}

export interface OfficeSum {
  notaryId: string
  name: string
  /** As it was when these requests reached the office, or as it held in the month; null: nobody wrote it down. */
  relation: Relation | null
  requests: DeliveredRequest[]
  credited: number
  /** Those that lead to its website, of an office that pays per click. */
  links: LinkSum[]
  /** In cents, excluding btw; null: not known. */
  owedCents: number | null
  unknown: UnknownReason | null
}

type Owed = Pick<OfficeSum, 'owedCents' | 'unknown'>

const known = (owedCents: number): Owed => ({ owedCents, unknown: null })
const because = (unknown: UnknownReason): Owed => ({ owedCents: null, unknown })

/** Of requests that were not credited; without one it owes nothing, whatever the fee. */
export const owedForRequests = (charged: number, feeCents: number | null): Owed =>
  charged === 0 ? known(0) : feeCents === null ? because('fee') : known(charged * feeCents)

/** Of one fixed amount a month. */
export const owedForMonth = (feeCents: number | null): Owed => (feeCents === null ? because('amount') : known(feeCents))

export function owedForClicks(links: readonly LinkSum[]): Owed {
  if (links.some(({ clicks, owedCents }) => clicks > 0 && owedCents === null)) return because('click-fee')
  return known(links.reduce((sum, { owedCents }) => sum + (owedCents ?? 0), 0))
}

/** Which links lead to the website of an office, when that can be told. */
export function linksOf<Link extends { host: string | undefined }>(
  host: string | undefined,
  { links, payingHosts }: { links: readonly Link[]; payingHosts: readonly (string | undefined)[] },
): { links: Link[] } | { unknown: UnknownReason } {
  if (host === undefined) return { unknown: 'website' }
  const own = links.filter((link) => link.host === host)
  if (own.length === 0) return { unknown: 'link' }
  return payingHosts.filter((one) => one === host).length > 1 ? { unknown: 'shared' } : { links: own }
}
