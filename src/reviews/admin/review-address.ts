/** The owner's place among the reviews, as it stands in the address. */
import { NEW_RECORD, useRecordAddress } from '../../owner-kit/use-record-address.ts'

export const NEW_REVIEW = NEW_RECORD

export const reviewPlace = { one: 'beoordeling' } as const

export const useReviewAddress = () => useRecordAddress({ part: 'beoordelingen', ...reviewPlace, filters: ['staat', 'sterren', 'notaris'] })

export type ReviewQuery = ReturnType<typeof useReviewAddress>['query']
