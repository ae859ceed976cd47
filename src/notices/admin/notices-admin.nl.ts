/** Sentences of the part Meldingen of the tab Berichten. */
import { siteName } from '../../platform/site-name.ts'

export const noticesAdminTexts = {
  notYours: 'Over een melding besluit een redacteur of een eigenaar.',
  heading: 'Meldingen',
  lead: 'Wat bezoekers melden als onjuist of onrechtmatig. Beslis zelf en geef uw redenen. De melder krijgt die per mail, of u mailt ze zelf als de site niet kan mailen.',
  list: 'Meldingen',
  loading: 'Laden...',
  none: 'Nog geen meldingen ontvangen.',
  open: 'Open',
  gone: 'Deze melding bestaat niet meer.',
  kind: 'Soort',
  page: 'Pagina',
  email: 'E-mail',
  received: 'Ontvangen',
  what: 'Om welk stuk het gaat',
  why: 'Waarom',
  decide: 'Uw besluit',
  decision: 'Wat doet u?',
  reasons: 'Uw redenen',
  reasonsNote: 'De melder leest dit. Noem de bron of de wet waarop u zich baseert.',
  reasonsFault: 'Geef uw redenen, in 10 tot 4.000 tekens.',
  once: 'Een besluit kunt u daarna niet meer veranderen. Kan de site mailen, dan gaat het meteen naar de melder.',
  save: 'Besluit vastleggen',
  saving: 'Vastleggen...',
  confirm: {
    title: 'Besluit vastleggen?',
    message: 'Daarna kunt u het besluit en uw redenen niet meer veranderen. Kan de site mailen, dan krijgt de melder ze meteen.',
    confirm: 'Vastleggen',
    destroys: false,
  },
  decided: (day: string) => `Besloten op ${day}`,
  notMailed: 'De site heeft dit besluit niet gemaild. Mail het de melder zelf.',
  mailSelf: 'Zelf mailen',
  get mailSubject() {
    return `Uw melding aan ${siteName()}`
  },
  saved: { title: 'Besluit vastgelegd', message: 'Onder het besluit staat of de melder het per mail krijgt.' },
  saveFailed: { title: 'Fout', message: 'Het besluit kon niet worden vastgelegd.' },
  failed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de meldingen.' },
  noticeFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de melding.' },
} as const
