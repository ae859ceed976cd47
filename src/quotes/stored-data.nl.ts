/** What the privacy page says of requests for quotes. */
import type { StoredDataTexts } from '../platform/stored-data.ts'
import { OWN_DAYS } from './quote-request.ts'

export const quoteDataTexts = {
  title: 'Aanvragen van offertes',
  what: 'De akte, de plaats, wanneer u het nodig heeft, uw antwoorden en uw toelichting. Uw naam en e-mailadres als u die invult. De offertes die u zelf invult. Uw naam, e-mailadres, antwoorden en toelichting staan versleuteld in onze database. Burgerservicenummers en andere persoonlijke gegevens die wij in een toelichting herkennen, halen wij weg voordat wij haar bewaren.',
  purpose: 'Een brief voor u maken waarmee u offertes aanvraagt, en de offertes voor u naast elkaar zetten.',
  basis: 'Stappen die u zelf vraagt, vóór een overeenkomst (artikel 6, lid 1, onder b, AVG).',
} as const satisfies StoredDataTexts

export const quoteTerm = `Tot ${OWN_DAYS} dagen na uw aanvraag, of eerder als u zelf op uw pagina alles wist.`

/** Names of the fields in what is handed over to someone who asks for the own data. */
export const quotePersonFields = {
  reference: 'Kenmerk',
  deed: 'Akte',
  place: 'Plaats',
  wanted: 'Wanneer',
  name: 'Naam',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  particulars: 'Antwoorden',
  note: 'Toelichting',
} as const
