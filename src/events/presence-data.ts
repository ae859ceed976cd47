/** What the frame around the pages keeps of visitors. */
import type { StoredData } from '../platform/stored-data.ts'
import { dropOldVisitors } from './daily-visitors.ts'
import { ONLINE_MS, forgetPresence } from './presence.ts'
import { presenceDataTexts, presenceTerm, visitorDataTexts, visitorEnd } from './presence-data.nl.ts'

export const presenceData: readonly StoredData[] = [
  {
    id: 'nu-op-de-site',
    about: 'visitors',
    tables: ['elk_presence'],
    ...presenceDataTexts,
    term: { minutes: ONLINE_MS / 60_000, after: presenceTerm },
    passedTo: 'nobody',
    forget: ({ db }, before) => forgetPresence(db, before),
  },
  {
    id: 'bezoekers-per-dag',
    about: 'visitors',
    tables: ['elk_daily_visitors'],
    ...visitorDataTexts,
    term: { until: visitorEnd },
    passedTo: 'nobody',
    forget: ({ db, clock }) => dropOldVisitors(db, clock.now()),
  },
]
