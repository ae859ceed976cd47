/** The owner's place among the reviews, as it stands in the address. */
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'

const filterNames = ['staat', 'sterren', 'notaris'] as const
export type FilterName = (typeof filterNames)[number]

export const NEW_REVIEW = 'nieuw'

export interface ReviewAddress {
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

export function useReviewAddress(): ReviewAddress {
  const parameters = useAddressParameters()
  const given = (name: string) => parameters.get(name) ?? undefined
  const filters = Object.fromEntries(filterNames.map((name) => [name, given(name)]))
  const place = { tab: 'inhoud', onderdeel: 'beoordelingen' }
  return {
    chosen: given('beoordeling'),
    query: Object.fromEntries(Object.entries({ ...filters, na: given('na') }).filter((pair): pair is [string, string] => pair[1] !== undefined)),
    filter: (name, value) => moveTo({ ...place, ...filters, [name]: value === '' ? undefined : value }),
    clear: () => moveTo(place),
    turnTo: (after) => moveTo({ ...place, ...filters, na: after }),
    open: (id) => moveTo({ ...place, ...filters, na: given('na'), beoordeling: id }),
  }
}
