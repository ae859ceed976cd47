/** What the privacy page says of the machinery below every room. */
import type { StoredDataTexts } from './stored-data.ts'

export const saltDataTexts = {
  title: 'De sleutel van de dag',
  what: 'Uw IP-adres bewaren wij niet. Wij rekenen er een code van uit, soms samen met de naam van uw browser. Daarvoor gebruiken wij een geheime sleutel die elke dag anders is. Alleen de sleutel en de code worden bewaard.',
  purpose: 'Binnen een dag bezoeken uit elkaar houden, zonder te weten wie u bent. Is de sleutel weg, dan kan niemand de code nog narekenen.',
  basis: 'Ons gerechtvaardigd belang: kliks tellen en misbruik tegenhouden met zo weinig mogelijk gegevens (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const saltEnd = 'Tot twee dagen na de dag van de sleutel.'

export const limitDataTexts = {
  title: 'Bescherming tegen misbruik',
  what: 'Hoe vaak er vanaf één internetaansluiting een vraag, een bericht, een klik op een link van een partner of een poging tot inloggen kwam. De aansluiting staat er als code van de dag, niet als IP-adres.',
  purpose: 'Voorkomen dat één iemand de site voor anderen onbruikbaar maakt of het wachtwoord van de eigenaar raadt, en dat kliks worden verzonnen.',
  basis: 'Ons gerechtvaardigd belang: een veilige site (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const limitTerm = 'na het begin van de telling'

export const logDataTexts = {
  title: 'Logboek van de server',
  what: 'De tijd, de pagina die is gevraagd (zonder wat achter het vraagteken in het adres staat), of dat lukte en hoe lang het duurde. Bij een storing ook een technische beschrijving. Geen IP-adres en geen naam van uw browser.',
  purpose: 'Storingen vinden en oplossen.',
  basis: 'Ons gerechtvaardigd belang: een site die het doet (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const logEnd = 'De site houdt dit logboek niet zelf bij, maar geeft elke regel door aan de server. Hoe lang die hem bewaart, is daar ingesteld.'
