/** What the privacy page says of visitors of the moment. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const presenceDataTexts = {
  title: 'Wie er nu op de site is',
  what: 'De code van de dag en de tijd waarop u voor het laatst een pagina opende.',
  purpose: 'Laten zien hoeveel bezoekers er op dit moment zijn. Zolang de site een demo is, tellen wij niemand.',
  basis: 'Ons gerechtvaardigd belang: een eerlijk aantal tonen (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const presenceTerm = 'na uw laatste pagina'
