/** The owner's place among the homepage texts, as it stands in the address. */
import { useRecordAddress } from '../../owner-kit/use-record-address.ts'

export const homepagePlace = { one: 'tekst' } as const

export const useHomepageAddress = () => useRecordAddress({ part: undefined, ...homepagePlace, filters: ['staat'] })

export type HomepageQuery = ReturnType<typeof useHomepageAddress>['query']
