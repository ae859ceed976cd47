/** What the privacy page says of visitors of the moment and of the day. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const presenceDataTexts = {
  title: 'Wie er nu op de site is',
  what: 'De code van de dag en de tijd waarop u voor het laatst een pagina opende.',
  purpose: 'Laten zien hoeveel bezoekers er op dit moment zijn.',
  basis: 'Ons gerechtvaardigd belang: een eerlijk aantal tonen (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const presenceTerm = 'na uw laatste pagina'

export const visitorDataTexts = {
  title: 'Hoeveel bezoekers er op een dag waren',
  what: 'De code van de dag, en op welke dag dat was. Niet welke pagina’s u las. Wat overblijft, zijn aantallen per dag: hoe vaak elke pagina is geopend, via welke site bezoekers kwamen (alleen de naam van die site), welk woord een link elders van zichzelf meegaf (utm_source) en op wat voor apparaat. Die aantallen staan los van elkaar en van de code: daar staat niets over u in.',
  purpose: 'Zien hoeveel mensen de site gebruiken, zonder cookies en zonder te weten wie zij zijn.',
  basis: 'Ons gerechtvaardigd belang: weten of de site wordt gebruikt (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const visitorEnd = 'Tot twee dagen na die dag, net als de sleutel van de dag.'
