/** What the mail room keeps of receivers; the deliveries are declared with the messages. */
import { DAY_MINUTES } from '../platform/days.ts'
import { ERASE_BATCH, eraseInBatches } from '../platform/erase-in-batches.ts'
import type { StoredData } from '../platform/stored-data.ts'
import { suppressionDataTexts, suppressionTerm } from './stored-data.nl.ts'
import { suppressionsOfPerson } from './suppressions.ts'
import { deleteSuppressionsBefore } from './suppressions.queries.ts'

/** An address may be given to somebody else, or work again. */
const SUPPRESSED_DAYS = 365

export const mailData: readonly StoredData[] = [
  {
    id: 'geweigerde-adressen',
    about: 'others',
    tables: ['elk_mail_suppressions'],
    ...suppressionDataTexts,
    term: { minutes: SUPPRESSED_DAYS * DAY_MINUTES, after: suppressionTerm },
    passedTo: 'nobody',
    ofPerson: suppressionsOfPerson,
    forget: ({ db }, before) => eraseInBatches(() => deleteSuppressionsBefore(db, before, ERASE_BATCH)),
  },
]
