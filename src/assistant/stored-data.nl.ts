/** What the privacy page says of conversations. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const conversationDataTexts = {
  title: 'Gesprekken met de assistent',
  what: 'Uw vragen en de antwoorden, met de tijd, en wat u van een antwoord vond. Ook de pagina waarop u begon, welke browser en wat voor apparaat u gebruikt, een willekeurig gespreksnummer en of u op een knop naar een partner drukte. Geen naam en geen IP-adres.',
  purpose:
    'Het gesprek kunnen voortzetten en fouten in de antwoorden vinden. De eigenaar van de site kan gesprekken daarvoor lezen. Elke keer dat hij dat doet, wordt vastgelegd.',
  basis: 'Ons gerechtvaardigd belang: u goed antwoorden en de assistent verbeteren (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const analysisDataTexts = {
  title: 'Overzichten van veelgestelde vragen',
  what: 'Onderwerpen met aantallen. Bij elk onderwerp staat één voorbeeldvraag uit een gesprek, zonder gespreksnummer. Ook vragen die wij niet gaan beantwoorden. Schrijven wij een antwoord bij uw vraag, dan bewaren wij daarbij uw vraag en het nummer van het gesprek.',
  purpose: 'Zien waarover bezoekers het meest vragen, zodat wij daar betere uitleg bij schrijven.',
  basis: 'Ons gerechtvaardigd belang: de site verbeteren (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const conversationTerms = { conversation: 'na het laatste bericht in het gesprek', analysis: 'na de dag van het overzicht' } as const

/** Names of the fields in what is handed over to someone who asks for the own data. */
export const personFields = { page: 'Pagina', messages: 'Berichten' } as const

export const personRoles = { user: 'Bezoeker', assistant: 'Assistent' } as const
