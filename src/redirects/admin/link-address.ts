/** Where the owner is in this tab, as the address has it. */
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'

/** The form of one, or of a new one below the list, is open or not. */
export const linkPlace = { one: 'link', also: ['bewerk'] } as const

export interface LinkAddress {
  search: string
  deleted: boolean
  after: string | undefined
  link: string | undefined
  days: '30' | '90' | '365'
  editing: boolean
}

const isPeriod = (text: string | null): text is LinkAddress['days'] => text === '30' || text === '90' || text === '365'

export function useLinkAddress(): LinkAddress {
  const parameters = useAddressParameters()
  const days = parameters.get('dagen')
  return {
    search: parameters.get('zoek') ?? '',
    deleted: parameters.get('toon') === 'verwijderd',
    after: parameters.get('na') ?? undefined,
    link: parameters.get('link') ?? undefined,
    days: isPeriod(days) ? days : '30',
    editing: parameters.get('bewerk') === 'ja',
  }
}

/** What is not named goes back to where it begins. */
export function goTo(address: Partial<LinkAddress>, how: 'push' | 'replace' = 'push'): void {
  const { search, deleted, after, link, days, editing } = address
  moveTo(
    {
      tab: 'redirects',
      zoek: search || undefined,
      toon: deleted ? 'verwijderd' : undefined,
      na: after,
      link,
      dagen: days === '30' ? undefined : days,
      bewerk: editing ? 'ja' : undefined,
    },
    how,
  )
}
