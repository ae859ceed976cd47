/** Sentences of the part Webhooks of the tab Koppelingen. */
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { TEST_EVENT, type WebhookEvent } from '../event.ts'
import type { Webhook } from '../webhook.ts'

export const eventNames: Record<WebhookEvent, string> = {
  'message.received': 'Een bericht van het contactformulier',
  'request.confirmed': 'Een offerteaanvraag die de bezoeker heeft bevestigd',
  'request.office_chosen': 'Een bezoeker die een kantoor kiest',
  'click.recorded': 'Kliks op partnerlinks',
  'question.unanswered': 'Een vraag waarop de assistent geen antwoord had',
}

const eventWords: Readonly<Record<string, string>> = {
  'message.received': 'Bericht',
  'request.confirmed': 'Offerteaanvraag',
  'request.office_chosen': 'Keuze van een kantoor',
  'click.recorded': 'Kliks',
  'question.unanswered': 'Vraag zonder antwoord',
  [TEST_EVENT]: 'Proefbericht',
}

/** Of a later version by its code. */
export const eventWord = (type: string): string => eventWords[type] ?? type

export const offWords: Record<NonNullable<Webhook['offReason']>, string> = {
  owner: 'U hebt deze webhook uitgezet.',
  failing:
    'Uitgezet, omdat het adres drie dagen lang niet goed antwoordde. Kijk het adres na en zet de webhook weer aan. Wat intussen wachtte, gaat dan alsnog.',
  refused: 'Uitgezet, omdat het adres antwoordde dat het niet meer bestaat.',
}

export const webhooksTexts = {
  heading: 'Webhooks',
  lead: 'Gebeurt er iets op de site, dan stuurt de site daarvan meteen bericht naar het adres van een ander programma. In dat bericht staan alleen nummers, geen gegevens van personen. Met een sleutel leest het programma daarna de rest.',
  loading: 'Webhooks laden…',
  list: 'Uw webhooks',
  none: 'U hebt nog geen webhooks.',
  add: 'Webhook toevoegen',
  edit: 'Wijzigen',
  editOf: (name: string) => `Webhook ${name} wijzigen`,
  name: 'Naam',
  nameNote: 'Van het programma, zoals ‘Boekhouding’.',
  nameNeeded: 'Vul een naam in.',
  url: 'Adres',
  urlNote: 'Begint met https:// en staat buiten het netwerk van deze server.',
  urlFault: 'Dit adres kan niet. Het begint met https://, bevat geen wachtwoord en ligt niet in een eigen netwerk.',
  events: 'Waarvan krijgt het bericht?',
  eventsNeeded: 'Vink aan waarvan het bericht krijgt.',
  save: 'Opslaan',
  busy: 'Een moment…',
  cancel: 'Annuleren',
  onceHeading: 'Het geheim van deze webhook',
  onceNote: 'Hiermee herkent het programma dat een bericht echt van deze site komt. Kopieer het nu, u ziet het maar één keer.',
  renew: 'Nieuw geheim',
  renewOf: (name: string) => `Nieuw geheim voor ${name}`,
  renewNote: 'Het oude geheim geldt nog een dag naast het nieuwe.',
  formerUntil: (at: string) => `Het vorige geheim geldt nog tot ${amsterdamTime(at)}.`,
  test: 'Proefbericht sturen',
  testOf: (name: string) => `Proefbericht sturen naar ${name}`,
  tested: { title: 'Proefbericht onderweg', message: 'Bij ‘Wat is verstuurd’ ziet u zo of het is aangekomen.' },
  turnOn: 'Aanzetten',
  turnOff: 'Uitzetten',
  turnOnOf: (name: string) => `Webhook ${name} aanzetten`,
  turnOffOf: (name: string) => `Webhook ${name} uitzetten`,
  turnedOn: { title: 'Webhook staat aan', message: 'Dit programma krijgt weer bericht.' },
  turnedOff: { title: 'Webhook staat uit', message: 'Dit programma krijgt geen bericht meer.' },
  remove: 'Verwijderen',
  removeOf: (name: string) => `Webhook ${name} verwijderen`,
  confirmRemove: (name: string) => ({
    title: 'Webhook verwijderen',
    message: `‘${name}’ krijgt daarna geen bericht meer, en wat al is verstuurd ziet u niet meer terug.`,
    confirm: 'Verwijderen',
    destroys: true,
  }),
  removed: { title: 'Webhook verwijderd', message: 'Dit programma krijgt geen bericht meer.' },
  saved: { title: 'Webhook opgeslagen', message: 'De wijziging geldt meteen.' },
  off: 'Uit',
  failing: (since: string) => `Mislukt sinds ${amsterdamTime(since)}. Na drie dagen zet de site deze webhook uit.`,
  gets: (words: readonly string[]) => `Krijgt: ${words.join(', ')}`,
  actFailed: { title: 'Fout', message: 'Dat is niet gelukt. Probeer het opnieuw.' },
  loadFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van uw webhooks.' },
  full: 'U hebt al zoveel webhooks als er kunnen zijn. Verwijder er eerst een.',
  failed: 'De webhook kon niet worden opgeslagen. Probeer het opnieuw.',
} as const

export const deliveriesTexts = {
  summary: 'Wat is verstuurd',
  note: 'Van de laatste dertig dagen, het nieuwste eerst.',
  state: 'Stand',
  all: 'Alles',
  states: { delivered: 'Aangekomen', waiting: 'Wacht', failed: 'Niet aangekomen' },
  none: 'Er is nog niets verstuurd.',
  noneFound: 'Hiervan is er niets.',
  loading: 'Laden…',
  at: amsterdamTime,
  tries: (count: number) => (count === 1 ? '1 keer geprobeerd' : `${count} keer geprobeerd`),
  next: (at: string) => `opnieuw op ${amsterdamTime(at)}`,
  answer: (status: number) => `antwoord ${status}`,
  noAnswer: 'geen antwoord',
  took: (milliseconds: number) => `${milliseconds} ms`,
  details: 'Pogingen',
  eventId: (id: string) => `Nummer van het bericht: ${id}`,
  resend: 'Opnieuw sturen',
  resendOf: (what: string, at: string) => `${what} van ${amsterdamTime(at)} opnieuw sturen`,
  resent: { title: 'Onderweg', message: 'Het bericht gaat opnieuw, met hetzelfde nummer.' },
  loadFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van wat is verstuurd.' },
} as const
