/** What the privacy page says of conversations. */
import type { StoredDataTexts } from '../../platform/stored-data.ts'

export const conversationDataTexts = {
  title: 'Gesprekken met de assistent',
  what: 'Uw vragen en de antwoorden, met de tijd, en wat u van een antwoord vond. Ook de pagina waarop u begon, welke browser en wat voor apparaat u gebruikt, een willekeurig gespreksnummer en of u op een knop naar een partner drukte. Geen naam en geen IP-adres.',
  purpose:
    'Het gesprek kunnen voortzetten en fouten in de antwoorden vinden. De eigenaar van de site kan gesprekken daarvoor lezen. Elke keer dat hij dat doet, wordt vastgelegd.',
  basis: 'Ons gerechtvaardigd belang: u goed antwoorden en de assistent verbeteren (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const conversationTerm = 'na het laatste bericht in het gesprek'

/** Names of the fields in what is handed over to someone who asks for the own data. */
export const personFields = { page: 'Pagina', messages: 'Berichten' } as const

export const personRoles = { user: 'Bezoeker', assistant: 'Assistent' } as const
