/** The owner's place among the own answers, as it stands in the address. */
import { useRecordAddress } from '../../owner-kit/use-record-address.ts'

/** A new one is about the question of a visitor that stands in the address. */
export const entryPlace = { one: 'kennis', also: ['vraag'] } as const

export const useEntryAddress = () => useRecordAddress({ part: 'kennis', ...entryPlace, filters: ['staat', 'zoek'], typed: ['zoek'] })

export type EntryQuery = ReturnType<typeof useEntryAddress>['query']
