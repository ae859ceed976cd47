/** Words of the search field and the filters of the tab Chat Logs. */
import type { answerFilters, ctaFilters, feedbackFilters } from '../chat-filter.ts'

const answers: Record<(typeof answerFilters)[number], string> = { beantwoord: 'Beantwoord', onbeantwoord: 'Niet beantwoord' }
const feedbacks: Record<(typeof feedbackFilters)[number], string> = {
  geholpen: 'Had er iets aan',
  'niet-geholpen': 'Had er niets aan',
  toelichting: 'Met toelichting',
}
const calls: Record<(typeof ctaFilters)[number], string> = { getoond: 'Aanbod getoond', geklikt: 'Op het aanbod geklikt' }

export const filterTexts = {
  label: 'Zoeken en filteren',
  search: 'Zoeken in gesprekken',
  searchHint: 'Woorden of het begin ervan, "een paar woorden achter elkaar", een pagina zoals /testament, of een sessienummer.',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clear: 'Alles wissen',
  all: 'Alle',
  from: 'Laatste bericht vanaf',
  to: 'Laatste bericht tot en met',
  path: 'Begonnen op',
  answer: 'Antwoord',
  answerHint: 'Niet beantwoord: ten minste één antwoord is mislukt, niet gevonden of buiten het onderwerp, of de laatste vraag kreeg geen antwoord.',
  answers,
  feedback: 'Oordeel van de bezoeker',
  feedbacks,
  call: 'Aanbod van een partner',
  calls,
} as const
