/** What the privacy page says of events. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const eventDataTexts = {
  title: 'Tellingen van knoppen en gesprekken',
  what: 'Dat iemand op de contactknop van een notaris drukte, bij welke notaris en wanneer. Ook dat iemand antwoord kreeg van de assistent, over welk onderwerp en wanneer. Er staat niets bij over wie dat was.',
  purpose: 'Zien welke onderdelen van de site worden gebruikt.',
  basis: 'Ons gerechtvaardigd belang: de site verbeteren (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const eventTerm = 'na de druk op de knop of na het antwoord'
