/** What the privacy page says of addresses that get no mail any more. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const suppressionDataTexts = {
  title: 'E-mailadressen die onze mail weigerden',
  what: 'Het e-mailadres, wat de ontvangende mailserver antwoordde, en wanneer. Het adres staat versleuteld in onze database.',
  purpose: 'Geen mail meer sturen naar een adres dat niet bestaat of niets van ons aanneemt.',
  basis: 'Ons gerechtvaardigd belang dat onze andere mail blijft aankomen (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const suppressionTerm = 'na de weigering'

export const suppressionFields = { address: 'E-mailadres', reason: 'Reden' } as const
