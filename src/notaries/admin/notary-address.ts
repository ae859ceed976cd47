/** The owner's place among the notaries, as it stands in the address. */
import { NEW_RECORD, useRecordAddress } from '../../owner-kit/use-record-address.ts'

export const NEW_NOTARY = NEW_RECORD

export const notaryPlace = { one: 'notaris' } as const

export const useNotaryAddress = () =>
  useRecordAddress({ part: 'notarissen', ...notaryPlace, filters: ['zoek', 'staat', 'plaats', 'specialisatie'], typed: ['zoek', 'plaats'] })

export type NotaryQuery = ReturnType<typeof useNotaryAddress>['query']
