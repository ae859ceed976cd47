/** The road from a visit to a message: its steps, and how each follows from an earlier one. */
import type { MeasureName } from './measures.ts'

export interface FunnelStep {
  measure: MeasureName
  /** The step that this one is set against. */
  of?: MeasureName
  /** 'share': a part of it, in percents. 'each': how many for one. */
  as?: 'share' | 'each'
}

export const funnelSteps: readonly FunnelStep[] = [
  { measure: 'visitors' },
  { measure: 'sessions', of: 'visitors', as: 'share' },
  { measure: 'questions', of: 'sessions', as: 'each' },
  { measure: 'offers_shown', of: 'sessions', as: 'share' },
  { measure: 'offers_clicked', of: 'offers_shown', as: 'share' },
  { measure: 'redirects', of: 'offers_clicked', as: 'share' },
  { measure: 'contact_messages', of: 'visitors', as: 'share' },
  { measure: 'quote_clicks', of: 'visitors', as: 'share' },
]

/** The road from a request for quotes to a choice. */
export const quoteFunnelSteps: readonly FunnelStep[] = [
  { measure: 'quote_requests' },
  { measure: 'quote_confirmations', of: 'quote_requests', as: 'share' },
  { measure: 'quote_invitations', of: 'quote_confirmations', as: 'each' },
  { measure: 'quote_answers', of: 'quote_invitations', as: 'share' },
  { measure: 'quote_choices', of: 'quote_confirmations', as: 'share' },
]

type Days = readonly { counts: Readonly<Record<MeasureName, number | null>> }[]

/**
 * Over the days of which both are known: a step that has been counted longer than the other would seem larger than it is.
 * Undefined when there is nothing to set it against.
 */
export function ratioOf(days: Days, measure: MeasureName, of: MeasureName): number | undefined {
  let part = 0
  let whole = 0
  for (const { counts } of days) {
    const [one, other] = [counts[measure], counts[of]]
    if (one === null || other === null) continue
    part += one
    whole += other
  }
  return whole === 0 ? undefined : part / whole
}

/** Of the questions on notary matters, the part that got an answer from what the site knows. */
export function answeredShare(days: Days): number | undefined {
  let answered = 0
  let asked = 0
  for (const { counts } of days) {
    answered += counts.answered ?? 0
    asked += (counts.answered ?? 0) + (counts.not_found ?? 0)
  }
  return asked === 0 ? undefined : answered / asked
}
