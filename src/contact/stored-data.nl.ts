/** What the privacy page says of messages. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const contactDataTexts = {
  title: 'Berichten via een contactformulier',
  what: 'Uw naam, e-mailadres en bericht, en uw telefoonnummer als u dat invult. Ook de tijd, de pagina van het formulier, de notaris over wie het gaat, en of uw bericht is bezorgd. Ging het naar een kantoor: welk kantoor, en de zin die u daarover las. Kiest u ervoor om uw gesprek met de assistent mee te sturen, dan bewaren wij dat bij uw bericht. Verwijderen wij uw bericht eerder, dan is het binnen twee dagen gewist.',
  purpose: 'Uw bericht beantwoorden. Schreef u bij een notaris uit onze lijst? Dan mailen wij uw bericht aan dat kantoor.',
  basis:
    'Bij een bericht over een notaris: een stap die u zelf vraagt, vóór een overeenkomst (artikel 6, lid 1, onder b, AVG). Bij andere berichten: ons gerechtvaardigd belang om u te antwoorden (onder f).',
} as const satisfies StoredDataTexts

export const contactTerm = 'na de dag van uw bericht'

/** Names of the fields in what is handed over to someone who asks for the own data. */
export const personFields = {
  name: 'Naam',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  message: 'Bericht',
  notary: 'Notaris',
  page: 'Pagina van het formulier',
  conversation: 'Meegestuurd gesprek',
  delivery: 'Bezorging',
  recipient: 'Gemaild aan',
  consent: 'Wat u daarover las',
} as const

export const deliveryWords = { delivered: 'bezorgd', waiting: 'wordt bezorgd', failed: 'niet bezorgd' } as const
