/** What the privacy page says of overviews of questions. */
import type { StoredDataTexts } from '../../platform/stored-data.ts'

export const analysisDataTexts = {
  title: 'Overzichten van veelgestelde vragen',
  what: 'Onderwerpen met aantallen. Bij elk onderwerp staat één voorbeeldvraag uit een gesprek, zonder gespreksnummer. Ook vragen die wij niet gaan beantwoorden. Schrijven wij een antwoord bij uw vraag, dan bewaren wij daarbij uw vraag en het nummer van het gesprek.',
  purpose: 'Zien waarover bezoekers het meest vragen, zodat wij daar betere uitleg bij schrijven.',
  basis: 'Ons gerechtvaardigd belang: de site verbeteren (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const analysisTerm = 'na de dag van het overzicht'
