/** What signing in and the owner's acts leave behind. */
import { isoNow } from '../platform/clock.ts'
import type { StoredData } from '../platform/stored-data.ts'
import { eraseEndedInvitations } from './people/erase-ended-invitations.ts'
import { eraseEndedSessions } from './sessions/erase-ended-sessions.ts'
import { accountDataTexts, accountEnd, auditDataTexts, auditEnd, invitationDataTexts, invitationEnd, sessionDataTexts, sessionEnd } from './stored-data.nl.ts'

export const accountData: readonly StoredData[] = [
  {
    id: 'account',
    about: 'others',
    tables: ['elk_auth_user', 'elk_auth_account', 'elk_auth_two_factor', 'elk_auth_passkey'],
    ...accountDataTexts,
    term: { until: accountEnd },
    passedTo: 'nobody',
  },
  {
    id: 'aanmeldingen',
    about: 'others',
    tables: ['elk_auth_session'],
    ...sessionDataTexts,
    term: { until: sessionEnd },
    passedTo: 'nobody',
    forget: (context) => eraseEndedSessions(context, { now: isoNow(context.clock) }),
  },
  {
    id: 'uitnodigingen',
    about: 'others',
    tables: ['elk_auth_invitation'],
    ...invitationDataTexts,
    term: { until: invitationEnd },
    passedTo: 'mail',
    forget: (context) => eraseEndedInvitations(context),
  },
  { id: 'logboek-eigenaar', about: 'others', tables: ['elk_audit_log'], ...auditDataTexts, term: { until: auditEnd }, passedTo: 'nobody' },
]
