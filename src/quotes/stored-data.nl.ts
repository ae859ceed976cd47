/** What the privacy page says of requests for quotes. */
import { siteName } from '../platform/site-name.ts'
import type { StoredDataTexts } from '../platform/stored-data.ts'
import { KEPT_DAYS, OWN_DAYS, UNCONFIRMED_DAYS } from './quote-request.ts'

export const quoteDataTexts = {
  title: 'Aanvragen van offertes',
  what: 'De akte, de plaats, wanneer u het nodig hebt, de taal, uw antwoorden en uw toelichting. Uw naam, e-mailadres en telefoonnummer als u die invult. Aan welke kantoren uw aanvraag mag, met de zin waarmee u dat goedvond. Welke kantoren wij u later nog voorstelden, waarom, en wat u zei. De offertes van de kantoren en die u zelf invult, en uw vragen daarover met het antwoord. Uw naam, e-mailadres, telefoonnummer, antwoorden, toelichting en vragen staan versleuteld in onze database. Burgerservicenummers en andere persoonlijke gegevens die wij in een toelichting herkennen, halen wij weg voordat wij haar bewaren. Een kantoor ziet uw aanvraag zonder uw naam, e-mailadres en telefoonnummer. Die krijgt alleen het kantoor dat u kiest.',
  purpose:
    'Offertes voor u aanvragen bij de kantoren die u aanwijst, of een brief maken waarmee u dat zelf doet. De offertes voor u naast elkaar zetten. Het kantoor dat u kiest met u in contact brengen.',
  basis:
    'Stappen die u zelf vraagt, vóór een overeenkomst (artikel 6, lid 1, onder b, AVG). Voor het doorgeven aan de kantoren: uw toestemming (onder a). U trekt die in op uw eigen pagina.',
} as const satisfies StoredDataTexts

export const quoteTerm = `Een aanvraag aan kantoren: tot ${KEPT_DAYS} dagen nadat hun tijd om is, of nadat u kiest of intrekt. Bevestigt u haar niet: ${UNCONFIRMED_DAYS} dagen. Een aanvraag die alleen voor u is: ${OWN_DAYS} dagen. Of eerder, als u op uw pagina alles wist.`

export const invitationDataTexts = {
  title: 'Welk kantoor wanneer een aanvraag kreeg',
  what: 'Per kantoor: wanneer het een aanvraag kreeg en beantwoordde, het bedrag van een volledige offerte, onze afspraak over een vergoeding op dat moment, en het e-mailadres waarop het aanvragen ontvangt. Per maand: wat een aanvraag elk kantoor kost, en wat een kantoor voor advertenties betaalt. Wie iets vroeg en wat, staat er niet bij.',
  purpose: 'Aanvragen eerlijk over de kantoren verdelen, bijhouden of zij op tijd antwoorden, en met hen afrekenen.',
  basis: 'Ons gerechtvaardigd belang om aanvragen eerlijk te verdelen en dat te kunnen laten zien (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const invitationTerm = 'na de dag van de aanvraag'

export const proposalDataTexts = {
  title: 'Wat kantoren over zichzelf opgeven',
  what: 'Per kantoor: het telefoonnummer, de website, de talen, de specialismen, de bijzonderheden en de prijzen die het opgaf, en of wij die hebben overgenomen.',
  purpose: 'Gegevens en prijzen van kantoren nakijken voordat zij op de site staan, en laten zien dat zij van het kantoor zelf komen.',
  basis: 'Ons gerechtvaardigd belang dat gegevens op de site kloppen (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const proposalTerm = 'na de dag van de opgave'

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
  state: 'Stand',
  language: 'Taal',
  consent: 'Waarmee u akkoord ging',
  consentVersion: 'Uitgave van die tekst',
  page: 'Pagina van het formulier',
  confirmed: 'Mailadres bevestigd',
  due: 'Tijd voor de kantoren tot',
  ended: 'Afgelopen',
  erased: 'Wordt gewist op',
  doubt: 'Nagekeken',
  offices: 'Kantoren',
  quotes: 'Offertes',
  questions: 'Vragen en antwoorden',
  chosen: 'Gekozen kantoor',
  reviews: 'Uw beoordelingen',
  forwards: 'Later voorgestelde kantoren',
  steps: 'Wat er gebeurde',
  mails: 'Mails',
} as const

export const quotePersonLines = {
  total: 'Totaal volgens het kantoor',
  otherParty: 'Betaalt de andere partij',
  validUntil: (day: string) => `geldig tot en met ${day}`,
  /** `invited` and `answered` are moments, '' while it did not happen. */
  invitation: ({ office, why, invited, answered }: Record<'office' | 'why' | 'invited' | 'answered', string>) =>
    [`${office} (${why})`, invited === '' ? 'niet gevraagd' : `gevraagd op ${invited}`, answered && `antwoordde op ${answered}`].filter(Boolean).join(', '),
  question: (question: string, answer: string | undefined) => `Vraag: ${question} Antwoord: ${answer ?? 'nog geen'}`,
  /** `office` is '' of this site. */
  review: (office: string, stars: number, comment: string) => `${office || siteName()}, ${stars} van 5 sterren: ${comment}`,
  forward: (office: string, reason: string, answer: string) => `${office}: ${reason} Uw antwoord: ${answer}`,
  forwardAnswers: { asked: 'nog geen', agreed: 'ja', refused: 'nee', lapsed: 'ja, maar het kantoor kon niet meer' },
  doubt: 'Deze aanvraag leek door een programma gedaan en wacht tot iemand ernaar kijkt.',
} as const

export const quoteActorNames = { visitor: 'door u', office: 'door het kantoor', owner: 'door de beheerder', system: 'door de site' } as const

export const quoteMailWords = { delivered: 'bezorgd', waiting: 'wordt bezorgd', failed: 'niet bezorgd' } as const

export const reviewLinkDataTexts = {
  title: 'Links waarmee u een kantoor beoordeelt',
  what: 'Welk kantoor u koos, voor welke akte, en welke beoordeling met de link is gegeven. Uw naam en e-mailadres staan er niet bij.',
  purpose: 'Alleen wie via ons een kantoor koos, kan het beoordelen, en maar één keer. Met de link haalt u uw beoordeling ook weer weg.',
  basis: 'Ons gerechtvaardigd belang dat beoordelingen echt zijn (artikel 6, lid 1, onder f, AVG). Mailen doen wij alleen met uw toestemming (onder a).',
} as const satisfies StoredDataTexts

export const reviewLinkTerm = 'nadat u het kantoor koos'
