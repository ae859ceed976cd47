/** The owner's place among the articles, as it stands in the address. */
import { useRecordAddress } from '../../owner-kit/use-record-address.ts'

export const articlePlace = { one: 'artikel' } as const

export const useArticleAddress = () => useRecordAddress({ part: 'artikelen', ...articlePlace, filters: ['zoek', 'toon'], typed: ['zoek'] })
