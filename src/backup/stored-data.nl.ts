/** What the privacy page says of backups. */
import type { StoredDataTexts } from '../platform/stored-data.ts'
import { MOST_DAYS } from './backup.settings.ts'

export const backupDataTexts = {
  title: 'Back-ups',
  what: 'Een kopie van alles wat hier staat, zoals het op dat moment was. Wat op de site is gewist, kan er dus nog in staan. Wordt een back-up teruggezet, dan wist de site opnieuw wat te oud is.',
  purpose: 'De site herstellen als er iets kapot gaat.',
  basis: 'Ons gerechtvaardigd belang: gegevens niet kwijtraken (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const backupEnd = `Hoogstens ${MOST_DAYS} dagen, en daarna tot er een nieuwere back-up is.`
