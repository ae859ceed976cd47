/** What the settings hold of the owner. */
import type { StoredData } from '../platform/stored-data.ts'
import { settingDataTexts, settingEnd } from './stored-data.nl.ts'

export const settingData: readonly StoredData[] = [
  { id: 'instellingen', about: 'others', tables: ['elk_settings'], ...settingDataTexts, term: { until: settingEnd }, passedTo: 'everyone' },
]
