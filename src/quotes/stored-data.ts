/** What is kept of who asks for quotes; the deliveries are declared with the messages. */
import { DAY_MINUTES } from '../platform/days.ts'
import { ERASE_BATCH, eraseInBatches } from '../platform/erase-in-batches.ts'
import type { StoredData } from '../platform/stored-data.ts'
import { eraseEndedRequests } from './erase-requests.ts'
import { deleteInvitationsBefore } from './invitations.queries.ts'
import { requestsOfPerson } from './requests-of-person.ts'
import { invitationDataTexts, invitationTerm, quoteDataTexts, quoteTerm } from './stored-data.nl.ts'

/** For the turns of the offices and the claims of the site. */
const INVITATION_DAYS = 730

export const quoteData: readonly StoredData[] = [
  {
    id: 'offertes',
    about: 'visitors',
    tables: ['elk_quote_requests', 'elk_quotes', 'elk_quote_steps', 'elk_quote_questions', 'elk_quote_forwards'],
    ...quoteDataTexts,
    term: { until: quoteTerm },
    passedTo: 'offices',
    ofPerson: requestsOfPerson,
    forget: eraseEndedRequests,
  },
]

export const quoteOfficeData: readonly StoredData[] = [
  {
    id: 'offertekantoren',
    about: 'others',
    tables: ['elk_quote_invitations', 'elk_quote_offices'],
    ...invitationDataTexts,
    term: { minutes: INVITATION_DAYS * DAY_MINUTES, after: invitationTerm },
    passedTo: 'nobody',
    forget: ({ db }, before) => eraseInBatches(() => deleteInvitationsBefore(db, before, ERASE_BATCH)),
  },
]
