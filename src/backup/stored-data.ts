/** What backups hold of people: all of it, for a while longer. */
import type { StoredData } from '../platform/stored-data.ts'
import { backupDataTexts, backupEnd } from './stored-data.nl.ts'

export const backupData: readonly StoredData[] = [
  { id: 'back-ups', about: 'safety', tables: [], ...backupDataTexts, term: { until: backupEnd }, passedTo: 'host' },
]
