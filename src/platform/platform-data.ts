/** What the machinery below every room keeps of visitors. */
import { dropOldSalts } from './daily-salt.ts'
import { limitDataTexts, limitTerm, logDataTexts, logEnd, saltDataTexts, saltEnd } from './platform-data.nl.ts'
import { WINDOW_KEPT_MINUTES, dropOldWindows } from './rate-limit.ts'
import type { StoredData } from './stored-data.ts'

export const platformData: readonly StoredData[] = [
  {
    id: 'sleutel-van-de-dag',
    about: 'safety',
    tables: ['elk_daily_salts'],
    ...saltDataTexts,
    term: { until: saltEnd },
    passedTo: 'nobody',
    forget: ({ db, clock }) => dropOldSalts(db, clock),
  },
  {
    id: 'misbruik',
    about: 'safety',
    tables: ['elk_rate_limits'],
    ...limitDataTexts,
    term: { minutes: WINDOW_KEPT_MINUTES, after: limitTerm },
    passedTo: 'nobody',
    forget: ({ db }, before) => dropOldWindows(db, before),
  },
  {
    id: 'logboek-server',
    about: 'safety',
    tables: [],
    ...logDataTexts,
    term: { until: logEnd },
    passedTo: 'host',
  },
]
