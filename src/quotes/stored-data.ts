/** What is kept of who asks for quotes; the deliveries are declared with the messages. */
import { DAY_MINUTES } from '../platform/days.ts'
import { ERASE_BATCH, eraseInBatches } from '../platform/erase-in-batches.ts'
import type { StoredData } from '../platform/stored-data.ts'
import { eraseEndedRequests } from './erase-requests.ts'
import { deleteInvitationsBefore } from './invitations.queries.ts'
import { deleteProposalsBefore } from './proposals/proposals.queries.ts'
import { requestsOfPerson } from './requests-of-person.ts'
import { deleteReviewLinksBefore } from './reviewing/review-links.queries.ts'
import { REVIEW_DAYS } from './reviewing/review-links.ts'
import {
  invitationDataTexts,
  invitationTerm,
  proposalDataTexts,
  proposalTerm,
  quoteDataTexts,
  quoteTerm,
  reviewLinkDataTexts,
  reviewLinkTerm,
} from './stored-data.nl.ts'

/** For the turns of the offices and the claims of the site. */
const INVITATION_DAYS = 730

/** Longer than a link works, so that whoever used it late still reads how it stands. */
const REVIEW_LINK_DAYS = 2 * REVIEW_DAYS

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
  {
    id: 'beoordelingslinks',
    about: 'visitors',
    tables: ['elk_quote_reviews'],
    ...reviewLinkDataTexts,
    term: { minutes: REVIEW_LINK_DAYS * DAY_MINUTES, after: reviewLinkTerm },
    passedTo: 'nobody',
    forget: ({ db }, before) => eraseInBatches(() => deleteReviewLinksBefore(db, before, ERASE_BATCH)),
  },
]

export const quoteOfficeData: readonly StoredData[] = [
  {
    id: 'offertekantoren',
    about: 'others',
    tables: ['elk_quote_invitations', 'elk_quote_offices', 'elk_quote_fees', 'elk_office_fees'],
    ...invitationDataTexts,
    term: { minutes: INVITATION_DAYS * DAY_MINUTES, after: invitationTerm },
    passedTo: 'nobody',
    forget: ({ db }, before) => eraseInBatches(() => deleteInvitationsBefore(db, before, ERASE_BATCH)),
  },
  {
    id: 'kantooropgaven',
    about: 'others',
    tables: ['elk_office_proposals'],
    ...proposalDataTexts,
    term: { minutes: INVITATION_DAYS * DAY_MINUTES, after: proposalTerm },
    passedTo: 'nobody',
    forget: ({ db }, before) => eraseInBatches(() => deleteProposalsBefore(db, before, ERASE_BATCH)),
  },
]
