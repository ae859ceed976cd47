/** The owner's place among the notaries, as it stands in the address. */
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'

/** What the list is filtered by; the names are those of the API. */
export const filterNames = ['zoek', 'staat', 'plaats', 'specialisatie'] as const
export type FilterName = (typeof filterNames)[number]

export const NEW_NOTARY = 'nieuw'

interface NotaryAddress {
  /** Id, 'nieuw', or undefined for the list. */
  chosen: string | undefined
  /** As for the API: only what was chosen. */
  query: Record<string, string>
  filter: (name: FilterName, value: string) => void
  clear: () => void
  /** Undefined: the first page. */
  turnTo: (after: string | undefined) => void
  open: (id: string | undefined) => void
}

export function useNotaryAddress(): NotaryAddress {
  const parameters = useAddressParameters()
  const given = (name: string) => parameters.get(name) ?? undefined
  const filters = Object.fromEntries(filterNames.map((name) => [name, given(name)]))
  const place = { tab: 'inhoud', onderdeel: 'notarissen' }
  const query = Object.fromEntries(Object.entries({ ...filters, na: given('na') }).filter((pair): pair is [string, string] => pair[1] !== undefined))
  return {
    chosen: given('notaris'),
    query,
    filter: (name, value) =>
      moveTo({ ...place, ...filters, [name]: value === '' ? undefined : value }, name === 'zoek' || name === 'plaats' ? 'replace' : 'push'),
    clear: () => moveTo(place),
    turnTo: (after) => moveTo({ ...place, ...filters, na: after }),
    open: (id) => moveTo({ ...place, ...filters, na: given('na'), notaris: id }),
  }
}
