/** Sentences of the tab Chat Logs. */
import type { AnswerKind } from '../engine.ts'

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
  messageCount: (count: number) => (count === 1 ? '1 bericht' : `${count} berichten`),
  sessionsFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de chatsessies.' },
  messagesFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de chatberichten.' },
} as const

/** How the answer came about, in a word or three. */
export const kindNames: Record<AnswerKind, string> = {
  kennis: 'Kennisbank',
  artikel: 'Artikel',
  berekening: 'Berekening',
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
