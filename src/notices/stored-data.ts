/** What is kept of who reports something; the deliveries are declared with the messages. */
import type { StoredData } from '../platform/stored-data.ts'
import { eraseNotices, noticesOfPerson } from './erase-notices.ts'
import { noticeDataTexts, noticeTerm } from './stored-data.nl.ts'

export const noticeData: readonly StoredData[] = [
  {
    id: 'meldingen',
    about: 'visitors',
    tables: ['elk_notices'],
    ...noticeDataTexts,
    term: { setting: 'retention_contact_days', after: noticeTerm },
    aged: [{ table: 'elk_notices', column: 'created_at' }],
    passedTo: 'notice-mail',
    ofPerson: noticesOfPerson,
    forget: (context, before) => eraseNotices(context, { before }),
  },
]
