/** What the privacy page says of notices. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const noticeDataTexts = {
  title: 'Meldingen dat iets niet klopt of niet mag',
  what: 'De pagina, wat er volgens u mis is en waarom, en uw e-mailadres. Ook de tijd, ons besluit met de redenen, en of de mail daarover is bezorgd. Uw naam vragen wij niet.',
  purpose: 'Uw melding nakijken, erover besluiten en u laten weten wat wij hebben besloten en waarom.',
  basis: 'Ons gerechtvaardigd belang om fouten te herstellen en weg te halen wat niet mag (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const noticeTerm = 'na de dag van uw melding'

/** Names of the fields in what is handed over to someone who asks for the own data. */
export const noticePersonFields = {
  email: 'E-mailadres',
  page: 'Pagina',
  kind: 'Soort',
  what: 'Wat',
  why: 'Waarom',
  decision: 'Besluit',
  reasons: 'Redenen',
} as const
