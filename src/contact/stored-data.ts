/** What the contact room keeps of visitors; a delivery goes together with its message. */
import type { StoredData } from '../platform/stored-data.ts'
import { eraseContactMessages } from './erase-contact-messages.ts'
import { messagesOfPerson } from './messages-of-person.ts'
import { contactDataTexts, contactTerm } from './stored-data.nl.ts'

export const contactData: readonly StoredData[] = [
  {
    id: 'berichten',
    about: 'visitors',
    tables: ['elk_contact_messages', 'elk_outbox'],
    ...contactDataTexts,
    term: { setting: 'retention_contact_days', after: contactTerm },
    aged: [{ table: 'elk_contact_messages', column: 'created_at' }],
    passedTo: 'mail',
    ofPerson: messagesOfPerson,
    forget: (context, before) => eraseContactMessages(context, { before }),
  },
]
