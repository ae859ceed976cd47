/** What is kept of who asks for quotes; the deliveries are declared with the messages. */
import type { StoredData } from '../platform/stored-data.ts'
import { eraseEndedRequests, requestsOfPerson } from './erase-requests.ts'
import { quoteDataTexts, quoteTerm } from './stored-data.nl.ts'

export const quoteData: readonly StoredData[] = [
  {
    id: 'offertes',
    about: 'visitors',
    tables: ['elk_quote_requests', 'elk_quotes', 'elk_quote_steps'],
    ...quoteDataTexts,
    term: { until: quoteTerm },
    passedTo: 'mail',
    ofPerson: requestsOfPerson,
    forget: eraseEndedRequests,
  },
]
