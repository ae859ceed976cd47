/** Sentences of the tab Chat Logs. */
import type { AnswerKind } from '../../assistant/conversation/engine.ts'
import type { FeedbackReason } from '../../assistant/conversation/feedback.ts'
import { formatNumber } from '../../platform/number-format.ts'

export const chatLogTexts = {
  notYours: 'Gesprekken downloaden, wissen en inlezen doet een eigenaar.',
  sessions: 'Chatsessies',
  messages: 'Berichten',
  refresh: 'Vernieuwen',
  loading: 'Laden...',
  page: (number: number) => `Pagina ${number}`,
  pageOf: (number: string, pages: string) => `Pagina ${number} van ${pages}`,
  toPage: (number: string) => `Pagina ${number}`,
  total: (total: number) => (total === 1 ? '1 chatsessie' : `${formatNumber(total)} chatsessies`),
  noSessions: 'Geen chatsessies gevonden',
  noneYet: 'Zodra een bezoeker een vraag stelt aan de assistent, staat het gesprek hier.',
  noneFound: 'Er is geen gesprek dat hieraan voldoet. Zoek met minder woorden of wis een filter.',
  filling: (percent: number) => `Na de nieuwe versie zijn nog niet alle oudere gesprekken te vinden. ${percent}% is klaar.`,
  incomplete: 'Niet alle berichten zijn doorzocht, alleen de nieuwste treffers. Zoek met meer of langere woorden.',
  gone: 'Deze chatsessie bestaat niet meer. Ze is verwijderd, of haar bewaartermijn is voorbij.',
  noMessages: 'Geen berichten gevonden in deze sessie',
  started: 'Begonnen op',
  visitor: 'Bezoeker',
  assistant: 'Assistent',
  sources: 'Bronnen',
  helpful: 'Bezoeker had er iets aan',
  notHelpful: 'Bezoeker had er niets aan',
  shownCtas: { partner: 'Met aanbod van een partner', vervolg: 'Met vervolg' },
  clicked: 'Drukte op het aanbod van een partner',
  completed: 'Kreeg antwoord en het vervolg',
  model: (name: string) => `Model: ${name}`,
  tokens: (input: number, output: number) => `${formatNumber(input)} tokens heen, ${formatNumber(output)} terug`,
  messageCount: (count: number) => (count === 1 ? '1 bericht' : `${count} berichten`),
  imported: 'Geïmporteerd',
  exportCsv: 'Exporteren als CSV',
  copyLink: 'Kopieer link naar dit gesprek',
  copied: { title: 'Gekopieerd', message: 'Link gekopieerd naar klembord' },
  copyFailed: { title: 'Fout', message: 'De link kon niet worden gekopieerd. Kopieer het adres uit de adresbalk.' },
  sessionCsv: 'Dit gesprek als CSV',
  sessionJson: 'Dit gesprek als JSON',
  delete: 'Verwijderen',
  deleteQuestion: {
    title: 'Chatsessie verwijderen',
    message: 'Weet je zeker dat je deze chatsessie wilt verwijderen? Dit kan niet ongedaan worden gemaakt.',
    confirm: 'Verwijderen',
    destroys: true,
  },
  deleted: { title: 'Succes', message: 'Chatsessie is verwijderd.' },
  deletedMany: (count: number) => ({ title: 'Succes', message: count === 1 ? '1 chatsessie is verwijderd.' : `${count} chatsessies zijn verwijderd.` }),
  choose: 'Kies gesprekken',
  stopChoosing: 'Klaar met kiezen',
  chooseOne: (question: string) => `Kies: ${question}`,
  deleteMany: (count: number) => (count === 1 ? 'Verwijder 1 gesprek' : `Verwijder ${count} gesprekken`),
  deleteManyQuestion: (count: number) => ({
    title: 'Chatsessies verwijderen',
    message: `Weet u zeker dat u ${count === 1 ? 'dit gesprek' : `deze ${count} gesprekken`} wilt verwijderen? Dit kan niet ongedaan worden gemaakt.`,
    confirm: 'Verwijderen',
    destroys: true,
  }),
  marks: { unanswered: 'Zonder antwoord', unhelpful: 'Had er niets aan', clicked: 'Klikte door' },
  nothingAsked: 'Niets gevraagd',
  makeAnswer: 'Maak er een antwoord van',
  makeAnswerOf: (question: string) => `Maak er een antwoord van: ${question}`,
  deleteFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het verwijderen van de chatsessie.' },
  sessionsFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de chatsessies.' },
  messagesFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de chatberichten.' },
} as const

/** Where imported conversations say to come from; there is no such page. */
export const IMPORTED_PAGE = '/import'

/** How the answer came about, in a word or three. */
export const kindNames: Record<AnswerKind, string> = {
  kennis: 'Kennisbank',
  artikel: 'Artikel',
  berekening: 'Berekening',
  keuze: 'Twee mogelijke antwoorden',
  verduidelijking: 'Wedervraag',
  onbekend: 'Geen antwoord gevonden',
  begroeting: 'Begroeting',
  dank: 'Dank',
  verwijzing: 'Zoekt een notaris',
  mens: 'Vraagt om een mens',
  ai: 'Vraagt of dit AI is',
  'buiten-bereik': 'Ander onderwerp',
  opdracht: 'Opdracht aan de assistent',
  medeleven: 'Verdriet',
  crisis: 'Crisis',
}

export const unfinishedNames = { partial: 'Afgebroken', failed: 'Mislukt' } as const

/** Why an answer did not help, as the visitor chose it. */
export const feedbackNames: Record<FeedbackReason, string> = {
  onjuist: 'Het klopt niet',
  'niet-mijn-vraag': 'Geen antwoord op de vraag',
  onduidelijk: 'Onduidelijk',
  anders: 'Iets anders',
}
