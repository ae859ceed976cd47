/** What the reviews room keeps of customers. */
import type { StoredData } from '../platform/stored-data.ts'
import { reviewDataTexts, reviewEnd } from './stored-data.nl.ts'

export const reviewData: readonly StoredData[] = [
  { id: 'beoordelingen', about: 'others', tables: ['elk_reviews', 'elk_revisions'], ...reviewDataTexts, term: { until: reviewEnd }, passedTo: 'everyone' },
]
