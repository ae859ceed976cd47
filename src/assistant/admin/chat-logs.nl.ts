/** Sentences of the tab Chat Logs. */
import type { AnswerKind } from '../engine.ts'
import type { FeedbackReason } from '../feedback/feedback.ts'

export const chatLogTexts = {
  sessions: 'Chatsessies',
  messages: 'Berichten',
  refresh: 'Vernieuwen',
  loading: 'Laden...',
  previous: 'Vorige',
  next: 'Volgende',
  page: (number: number) => `Pagina ${number}`,
  pages: 'Bladeren door chatsessies',
  noSessions: 'Geen chatsessies gevonden',
  noMessages: 'Geen berichten gevonden in deze sessie',
  started: 'Begonnen op',
  visitor: 'Bezoeker',
  assistant: 'Assistent',
  sources: 'Bronnen',
  helpful: 'Bezoeker had er iets aan',
  notHelpful: 'Bezoeker had er niets aan',
  shownCalls: { partner: 'Aanbod van een partner getoond', vervolg: 'Vervolg getoond' },
  clicked: 'Drukte op het aanbod van een partner',
  completed: 'Kreeg antwoord en het vervolg',
  model: (name: string) => `Model: ${name}`,
  tokens: (input: number, output: number) => `${input.toLocaleString('nl-NL')} tokens heen, ${output.toLocaleString('nl-NL')} terug`,
  messageCount: (count: number) => (count === 1 ? '1 bericht' : `${count} berichten`),
  sessionsFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de chatsessies.' },
  messagesFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de chatberichten.' },
} as const

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
  mens: 'Vraagt om een mens',
  ai: 'Vraagt of dit AI is',
  'buiten-bereik': 'Ander onderwerp',
  opdracht: 'Opdracht aan de assistent',
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
