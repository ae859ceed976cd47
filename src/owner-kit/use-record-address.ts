/** Where the owner is among the records of a kind, as it stands in the address: which one is open, how the list is filtered, which page. */
import { moveTo, useAddressParameters } from './address.ts'

/** In the address in the place of an id. */
export const NEW_RECORD = 'nieuw'

/** Where the form of one record stands. */
export interface RecordPlace {
  /** Parameter of the address that holds the id of the open one. */
  one: string
  /** Others without which it goes off the screen. */
  also?: readonly string[]
  /** What a new one would belong to, where there can be a new one of each. */
  of?: string
}

/** The name of what is typed about one; without an id: about a new one. */
export const recordName = ({ one, of }: RecordPlace, id: string | undefined): string => `${one}/${id ?? [NEW_RECORD, of].filter(Boolean).join('/')}`

export const placeOf = ({ one, also = [] }: RecordPlace): readonly string[] => ['tab', 'onderdeel', one, ...also]

export interface RecordAddress<Name extends string> {
  /** Id, 'nieuw', or undefined for the list. */
  chosen: string | undefined
  /** Only what was chosen, by the names in the address; `na` is the last one of the page before. */
  query: Partial<Record<Name | 'na', string>>
  filter: (name: Name, value: string) => void
  clear: () => void
  /** Undefined: the first page. */
  showPage: (after: string | undefined) => void
  open: (id: string | undefined, how?: 'push' | 'replace') => void
}

interface AddressNames<Name extends string> {
  tab?: string
  /** The part of the tab that they stand in; undefined for the first. */
  part: string | undefined
  /** Parameter that holds the id of the open one. */
  one: string
  filters: readonly Name[]
  /** Filters that change with every letter: they leave no step to come back to. */
  typed?: readonly Name[]
}

export function useRecordAddress<Name extends string>({ tab = 'inhoud', part, one, filters: names, typed = [] }: AddressNames<Name>): RecordAddress<Name> {
  const parameters = useAddressParameters()
  const given = (name: string) => parameters.get(name) ?? undefined
  const filters = Object.fromEntries(names.map((name) => [name, given(name)]))
  const place = { tab, onderdeel: part }
  const na = given('na')
  return {
    chosen: given(one),
    query: Object.fromEntries(Object.entries({ ...filters, na }).filter(([, value]) => value !== undefined)) as RecordAddress<Name>['query'],
    filter: (name, value) => moveTo({ ...place, ...filters, [name]: value === '' ? undefined : value }, typed.includes(name) ? 'replace' : 'push'),
    clear: () => moveTo(place),
    showPage: (after) => moveTo({ ...place, ...filters, na: after }),
    open: (id, how) => moveTo({ ...place, ...filters, na, [one]: id }, how),
  }
}

/** The same choices by the names of the API. */
export const renamed = <Name extends string>(query: Partial<Record<Name, string>>, names: Readonly<Record<Name, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[names[name as Name], value]] : [])))
