/** What the notaries room keeps of offices. */
import type { StoredData } from '../platform/stored-data.ts'
import { notaryDataTexts, notaryEnd } from './stored-data.nl.ts'

export const notaryData: readonly StoredData[] = [
  {
    id: 'notarissen',
    about: 'others',
    tables: ['elk_notaries', 'elk_notary_prices', 'elk_office_agreements', 'elk_notary_slugs', 'elk_erased_slugs'],
    ...notaryDataTexts,
    term: { until: notaryEnd },
    passedTo: 'everyone',
  },
]
