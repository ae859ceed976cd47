/** What is counted by the day: the measures and the breakdowns, and where each comes from. Free of the server, since the screen needs the names too. */
import type { QuoteMeasure, QuoteMeasureByDeed } from '../events/quote-measures.ts'
import { OTHER, type ViewMeasure } from '../events/view-measures.ts'

/** Each has one row a day. `since` names the source: from when its days are known. */
export const measures = {
  visitors: { since: 'visitors' },
  page_views: { since: 'page_views' },
  sessions: { since: 'sessions' },
  questions: { since: 'messages' },
  answered: { since: 'messages' },
  not_found: { since: 'messages' },
  declined: { since: 'messages' },
  // Counted as it happens, from as early as the pages are.
  too_complex: { since: 'page_views' },
  offers_shown: { since: 'sessions' },
  offers_clicked: { since: 'cta_clicks' },
  redirects: { since: 'redirects' },
  contact_messages: { since: 'contact_messages' },
  contact_buttons: { since: 'contact_buttons' },
  quote_clicks: { since: 'cta_clicks' },
  // Counted as they happen, by the room `quotes`.
  quote_requests: { since: 'quotes' },
  quote_confirmations: { since: 'quotes' },
  quote_invitations: { since: 'quotes' },
  quote_answers: { since: 'quotes' },
  quote_choices: { since: 'quotes' },
} as const satisfies Record<string, { since: string }> & Record<QuoteMeasure, { since: 'quotes' }>

export type MeasureName = keyof typeof measures

export const measureNames = Object.keys(measures) as MeasureName[]

/** Each has a row a day for every path, site or kind. */
export const breakdowns = {
  sessions_by_page: { since: 'sessions' },
  offers_clicked_by_type: { since: 'cta_clicks' },
  clicks_by_region: { since: 'cta_clicks' },
  clicks_by_service: { since: 'cta_clicks' },
  clicks_by_campaign: { since: 'cta_clicks' },
  // Counted as they happen, by the room `events`.
  views_by_page: { since: 'view_parts' },
  views_by_device: { since: 'view_parts' },
  arrivals_by_source: { since: 'view_parts' },
  arrivals_by_campaign: { since: 'view_parts' },
  quote_requests_by_deed: { since: 'quotes' },
  quote_confirmations_by_deed: { since: 'quotes' },
  quote_invitations_by_deed: { since: 'quotes' },
  quote_answers_by_deed: { since: 'quotes' },
  quote_choices_by_deed: { since: 'quotes' },
} as const satisfies Record<string, { since: string }> & Record<ViewMeasure, { since: 'view_parts' }> & Record<QuoteMeasureByDeed, { since: 'quotes' }>
export type BreakdownName = keyof typeof breakdowns
export const breakdownNames = Object.keys(breakdowns) as BreakdownName[]

export type SourceName = (typeof measures)[MeasureName]['since'] | (typeof breakdowns)[BreakdownName]['since']

/** Stands for the pages beyond the first of a day: a visitor's browser names the page, so their number must have a bound. */
export const OTHER_PAGES = OTHER

export type AnswerGroup = 'answered' | 'not_found' | 'declined'

/** Small talk and a question back are none of the three. */
const groups = new Map<string, AnswerGroup>(
  Object.entries({
    kennis: 'answered',
    artikel: 'answered',
    berekening: 'answered',
    keuze: 'answered',
    onbekend: 'not_found',
    'buiten-bereik': 'declined',
    opdracht: 'declined',
    crisis: 'declined',
  } satisfies Record<string, AnswerGroup>),
)

/** An answer that was broken off answers nothing. */
export function answerGroup(kind: string | null, status: string): AnswerGroup | undefined {
  const group = groups.get(kind ?? '')
  return group === 'answered' && status !== 'complete' ? undefined : group
}
