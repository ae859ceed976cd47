/** What counting keeps. */
import type { StoredData } from '../platform/stored-data.ts'
import { eraseEvents } from './erase-events.ts'
import { eventDataTexts, eventTerm } from './stored-data.nl.ts'

export const eventData: readonly StoredData[] = [
  {
    id: 'tellingen',
    about: 'visitors',
    tables: ['elk_events'],
    ...eventDataTexts,
    term: { setting: 'retention_event_days', after: eventTerm },
    aged: [{ table: 'elk_events', column: 'created_at', sortedById: true }],
    passedTo: 'nobody',
    forget: (context, before) => eraseEvents(context, { before }),
  },
]
