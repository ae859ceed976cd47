/** Sentences of the part Sleutels of the tab Koppelingen. */
import { amsterdamTime } from '../../platform/dutch-time.ts'
import type { Scope } from '../../platform/scopes.ts'
import type { ApiKey } from '../keys/api-key.ts'

export const scopeNames: Record<Scope, string> = {
  clicks: 'Kliks op partnerlinks',
  conversations: 'Gesprekken met de assistent',
  messages: 'Berichten van het contactformulier',
  requests: 'Offerteaanvragen',
  people: 'Wat mensen schreven en, bij berichten, wie zij zijn',
}

/** In a row of the list. */
export const scopeWords: Record<Scope, string> = {
  clicks: 'kliks',
  conversations: 'gesprekken',
  messages: 'berichten',
  requests: 'offerteaanvragen',
  people: 'gegevens van personen',
}

export const stateWords: Record<ApiKey['state'], string> = { open: 'Geldig', expired: 'Verlopen', revoked: 'Ingetrokken' }

export const keysTexts = {
  heading: 'Sleutels voor programma’s',
  lead: 'Met een sleutel leest een ander programma gegevens van deze site, zoals uw boekhouding of een spreadsheet. Het kan er niets mee wijzigen. Elke sleutel leest alleen wat u aanvinkt.',
  toDocument: 'Beschrijving voor programmeurs (OpenAPI)',
  loading: 'Sleutels laden…',
  list: 'Uw sleutels',
  none: 'U hebt nog geen sleutels.',
  add: 'Sleutel maken',
  name: 'Naam van de sleutel',
  nameNote: 'Waarvoor u hem gebruikt, zoals ‘Boekhouding’.',
  nameNeeded: 'Vul een naam in.',
  scopes: 'Wat mag het programma lezen?',
  scopesNote: 'Kies zo weinig mogelijk. Wie de sleutel heeft, leest dit zonder wachtwoord.',
  peopleNote:
    'Alleen bij berichten en offerteaanvragen. Wie offertes vraagt, leest geen programma: dat ziet alleen het kantoor dat de bezoeker kiest. Laat dit uit als het programma alleen telt.',
  scopesNeeded: 'Vink aan wat het programma mag lezen.',
  lastDay: 'Geldig tot en met',
  lastDayNote: 'Mag leeg. Dan geldt de sleutel tot u hem intrekt.',
  lastDayFault: 'Kies een dag die nog niet voorbij is.',
  make: 'Maken',
  busy: 'Een moment…',
  cancel: 'Annuleren',
  onceHeading: 'Uw nieuwe sleutel',
  onceNote: 'Kopieer deze sleutel nu. U ziet hem maar één keer. Bewaar hem zoals een wachtwoord.',
  may: (words: readonly string[]) => `Leest ${new Intl.ListFormat('nl').format(words)}`,
  made: (at: string) => `Gemaakt op ${amsterdamTime(at)}`,
  used: (at: string) => `laatst gebruikt op ${amsterdamTime(at)}`,
  unused: 'nog niet gebruikt',
  until: (at: string) => `geldig tot ${amsterdamTime(at)}`,
  revoke: 'Intrekken',
  revokeOf: (name: string) => `Sleutel ${name} intrekken`,
  confirm: (name: string) => ({
    title: 'Sleutel intrekken',
    message: `Het programma met de sleutel ‘${name}’ leest daarna niets meer. Dit kunt u niet ongedaan maken.`,
    confirm: 'Intrekken',
    destroys: true,
  }),
  ended: (count: number) => (count === 1 ? '1 sleutel die niet meer werkt' : `${count} sleutels die niet meer werken`),
  revoked: { title: 'Sleutel ingetrokken', message: 'Deze sleutel werkt niet meer.' },
  revokeFailed: { title: 'Fout', message: 'De sleutel kon niet worden ingetrokken.' },
  loadFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van uw sleutels.' },
  full: 'U hebt al zoveel sleutels als er kunnen zijn. Trek er eerst een in.',
  failed: 'De sleutel kon niet worden gemaakt. Probeer het opnieuw.',
} as const
