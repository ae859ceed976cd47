/** What the privacy page says of the notaries in the list. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const notaryDataTexts = {
  title: 'Notarissen in onze lijst',
  what: 'Naam en plaats van het kantoor, talen, specialisaties, kenmerken, telefoonnummer, e-mailadres, website, inschrijving in het register met de dag waarop wij die zagen, bron van de gegevens, adres van de pagina, onze afspraak over vergoeding met de dag waarop zij inging, beoordeling en prijzen met hun datum. Ook eerdere versies daarvan.',
  purpose: 'Bezoekers laten vergelijken en met het kantoor in contact brengen.',
  basis: 'De afspraak met het kantoor (artikel 6, lid 1, onder b, AVG) en ons gerechtvaardigd belang om bezoekers te laten vergelijken (onder f).',
} as const satisfies StoredDataTexts

export const notaryEnd =
  'Zolang het kantoor in onze lijst staat, en daarna nog 30 dagen. Van het adres van de pagina blijft dan een code over, waaruit de naam niet te lezen is: zo krijgt geen ander kantoor dat adres.'
