/** Sentences of the tab Offertes, and of the statement. */
import type { RequestState } from '../quote-request.ts'
import type { StepName } from '../steps.ts'

export const stateNames: Record<RequestState, string> = {
  own: 'Voor zichzelf',
  unconfirmed: 'Niet bevestigd',
  open: 'Loopt',
  ended: 'Tijd om',
  chosen: 'Gekozen',
  completed: 'Afgerond',
  withdrawn: 'Ingetrokken',
}

export const doubtNames = {
  trap: 'een verborgen veld was ingevuld',
  fast: 'het formulier was te snel ingevuld, of zegt niet wanneer het geopend is',
  many: 'er kwamen veel aanvragen van dit netwerk of mailadres',
} as const

export const stepNames: Record<StepName, string> = {
  made: 'Aanvraag gedaan',
  confirmed: 'Mailadres bevestigd',
  invited: 'Kantoor gevraagd',
  quoted: 'Offerte gegeven',
  declined: 'Geen offerte',
  reminded: 'Kantoor herinnerd',
  ended: 'Tijd om',
  chosen: 'Kantoor gekozen',
  completed: 'Beoordeling gegeven',
  withdrawn: 'Ingetrokken',
  asked: 'Vraag gesteld',
  answered: 'Vraag beantwoord',
  'forward-asked': 'Toestemming gevraagd voor nog een kantoor',
  'forward-agreed': 'Nog een kantoor toegestaan',
  'forward-refused': 'Nog een kantoor niet toegestaan',
  released: 'Uit de map Twijfel gehaald',
  'quote-entered': 'Offerte zelf ingevuld',
  'quote-removed': 'Zelf ingevulde offerte verwijderd',
}

export const actorNames = { visitor: 'bezoeker', office: 'kantoor', owner: 'u', system: 'de site' } as const

const personalNames = { name: 'naam', email: 'e-mailadres', phone: 'telefoonnummer' } as const

const listed = new Intl.ListFormat('nl', { type: 'conjunction' })

export const quotesAdminTexts = {
  notYours: 'Een aanvraag wissen doet een eigenaar.',
  heading: 'Aanvragen van offertes',
  lead: 'Wie vraagt, ziet alleen het kantoor dat gekozen wordt. Open een aanvraag alleen als dat nodig is: dat staat in het logboek.',
  list: 'Aanvragen',
  none: 'Nog geen aanvragen.',
  noneLead: 'Zodra iemand op de site offertes aanvraagt, staat dat hier.',
  noneFound: 'Geen aanvraag past bij uw keuze.',
  state: 'Stand',
  allStates: 'Alle',
  folder: 'Twijfel',
  folderNote: (count: number) =>
    count === 0 ? 'De map Twijfel is leeg.' : `In de map Twijfel ${count === 1 ? 'wacht één aanvraag' : `wachten ${count} aanvragen`}.`,
  openFolder: 'Map Twijfel openen',
  all: 'Alle aanvragen',
  answers: (answers: number, asked: number) => (asked === 0 ? '' : `${answers} van ${asked} offertes`),
  age: (days: number) => (days === 0 ? 'vandaag' : days === 1 ? '1 dag' : `${days} dagen`),
  loading: 'Laden...',
  gone: 'Deze aanvraag bestaat niet meer.',
  failed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de aanvragen.' },
  oneFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de aanvraag.' },
  actionFailed: { title: 'Fout', message: 'Dat is niet gelukt. Laad de pagina opnieuw en probeer het nog een keer.' },
  facts: {
    deed: 'Akte',
    place: 'Plaats',
    created: 'Gedaan',
    due: 'Antwoord voor',
    erased: 'Wordt gewist op',
    who: 'Wie vraagt',
    note: 'Toelichting',
    consent: 'Waarmee akkoord',
  },
  /** The names of what was filled in. */
  given: (fields: readonly (keyof typeof personalNames)[]) =>
    fields.length === 0
      ? 'Niets ingevuld.'
      : `Verborgen. Ingevuld: ${listed.format(fields.map((field) => personalNames[field]))}. Dat krijgt alleen het kantoor dat de bezoeker kiest: zo staat het op het formulier.`,
  doubt: (why: string) => `Deze aanvraag wacht in de map Twijfel: ${why}. Er is geen mail gestuurd.`,
  release: 'Mail alsnog sturen',
  released: { title: 'Uit de map gehaald', message: 'De bezoeker krijgt de mail alsnog.' },
  erase: 'Aanvraag wissen',
  eraseSure: {
    title: 'Aanvraag wissen?',
    message: 'De aanvraag, de offertes en de links zijn dan weg. Dit kan niet ongedaan worden gemaakt.',
    confirm: 'Wissen',
    destroys: true,
  },
  erased: { title: 'Gewist', message: 'De aanvraag staat nergens meer.' },
  invitations: 'Kantoren van deze aanvraag',
  why: 'Waarom',
  mails: 'Mails',
  resend: 'Opnieuw sturen',
  resent: { title: 'Wordt opnieuw gestuurd', message: 'De mail gaat zo opnieuw weg.' },
  history: 'Wat er gebeurde',
  officesHeading: 'Kantoren die aanvragen aannemen',
  officesLead:
    'Een kantoor krijgt pas aanvragen als u dat hier zegt. Controleer eerst of het mailadres echt van het kantoor is, bijvoorbeeld door te bellen. Verandert het adres, dan bevestigt u het opnieuw.',
  sampleNote: 'Voorbeeld: krijgt alleen aanvragen zolang geen eigen kantoor ze aanneemt.',
  officesNone: 'Er staan nog geen kantoren op uw lijst. Voeg ze toe onder Inhoud, Notarissen.',
  officesSearch: 'Zoek op naam of plaats',
  officesNoneFound: 'Geen kantoor past bij wat u zoekt.',
  search: 'Zoek op kenmerk, akte, plaats, kantoor of heel e-mailadres',
  takes: 'Neemt aanvragen aan',
  capacity: 'Hoeveel mogen tegelijk wachten',
  noMail: 'Dit kantoor heeft geen mailadres.',
  newAddress: 'Het mailadres is veranderd. Bevestig het opnieuw.',
  paused: (day: string) => `Het kantoor neemt sinds ${day} zelf geen aanvragen aan.`,
  endPause: 'Toch weer aanvragen sturen',
  proven: 'Mailbox bewezen',
  notProven: 'Mailbox nog niet bewezen',
  confirmAddress: (name: string, email: string) => ({
    title: 'Neemt dit kantoor aanvragen aan?',
    message: `Aanvragen voor ${name} gaan naar ${email}. U hebt gecontroleerd dat dit adres van het kantoor is.`,
    confirm: 'Ja, dat klopt',
    destroys: false,
  }),
  saved: { title: 'Opgeslagen', message: 'Dit geldt voor de volgende aanvraag.' },
  numbers: (invited: number, share: number | null, hours: number | null, quotes: number, chosen: number) =>
    invited === 0
      ? 'Nog niets gevraagd'
      : `${invited} gevraagd${share === null ? '' : `, ${share}% beantwoord`}${hours === null ? '' : `, meestal na ${hours} uur`}, ${quotes} offertes, ${chosen} keer gekozen`,
  delivered: (at: string) => `De mailserver nam de uitnodiging aan op ${at}.`,
  notDelivered: 'De mailserver heeft de uitnodiging niet aangenomen. Zij wordt niet gerekend.',
  credit: 'Niet rekenen',
  credited: (reason: string) => `Wordt niet gerekend: ${reason}`,
  uncredit: 'Toch rekenen',
  creditWhy: 'Waarom niet',
  creditReasons: ['De mail kwam terug', 'Het kantoor weigert deze aanvraag', 'Dubbele aanvraag', 'Onzin'],
} as const

export const forwardAdminTexts = {
  heading: 'Nog een kantoor vragen',
  lead: 'De bezoeker koos zelf welke kantoren de aanvraag krijgen. Noemt die toestemming dit kantoor niet, dan mailen wij eerst de bezoeker. Het kantoor hoort pas iets als de bezoeker ja zegt.',
  search: 'Zoek een kantoor',
  office: 'Kantoor',
  none: 'Geen kantoor gevonden dat aanvragen aanneemt',
  sample: 'voorbeeld',
  reason: 'Waarom',
  reasonNote: 'De bezoeker leest dit.',
  send: 'Dit kantoor vragen',
  sent: { title: 'In gang gezet', message: 'De bezoeker krijgt een mail. Was er al toestemming, dan krijgt het kantoor de aanvraag meteen.' },
  states: {
    asked: 'wacht op de bezoeker',
    agreed: 'toegestaan',
    refused: 'niet toegestaan',
    lapsed: 'toegestaan, maar het kantoor kon niet meer gevraagd worden',
  },
} as const
