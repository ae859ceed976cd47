/** The owner's place among the notaries, as it stands in the address. */
import { NEW_RECORD, useRecordAddress } from '../../owner-kit/use-record-address.ts'

export const NEW_NOTARY = NEW_RECORD

export const useNotaryAddress = () =>
  useRecordAddress({ part: 'notarissen', one: 'notaris', filters: ['zoek', 'staat', 'plaats', 'specialisatie'], typed: ['zoek', 'plaats'] })

export type NotaryQuery = ReturnType<typeof useNotaryAddress>['query']
