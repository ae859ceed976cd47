/** Tracked outbound links: what a target is, and how a hit on one is classified. */
import { textField } from '../platform/door-fields.ts'
import { MAX_SLUG, SLUG_PATTERN } from './slug.ts'

export interface RedirectTarget {
  id: string
  slug: string
  destinationUrl: string
  title: string
}

export type ClickKind = 'human' | 'bot' | 'prefetch' | 'head' | 'duplicate'
export type Device = 'phone' | 'tablet' | 'desktop' | 'unknown'

export const slugSchema = textField(MAX_SLUG).min(1).regex(SLUG_PATTERN)

/** Partner call-to-actions without a slug of their own go here. */
export const DEFAULT_SLUG = 'algemeen'

/** Repeats of one visitor within this time are recorded and left out of the headline number. */
export const DUPLICATE_WINDOW_MS = 30 * 60_000

export interface HitSignals {
  method: string
  userAgent: string
  /** Sec-Purpose, Purpose, X-Purpose or X-Moz, whichever is there. */
  purpose: string
  /** Whether the user agent is a known robot. */
  isRobot: boolean
}

/** Everything but repeats, which only the ledger can see. `reason` says why a hit is not a person's. */
export function classifyHit(signals: HitSignals): { kind: Exclude<ClickKind, 'duplicate'>; reason: string | null } {
  if (signals.method === 'HEAD') return { kind: 'head', reason: 'HEAD request' }
  if (/prefetch|prerender|preview/i.test(signals.purpose)) return { kind: 'prefetch', reason: signals.purpose.slice(0, 60) }
  if (signals.userAgent.trim() === '') return { kind: 'bot', reason: 'no user agent' }
  if (signals.isRobot) return { kind: 'bot', reason: 'known robot' }
  return { kind: 'human', reason: null }
}

export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return 'unknown'
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'phone' : 'desktop'
}
