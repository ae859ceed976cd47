/** Tracked outbound links: what a target is, and how a hit on one is classified. */
import type { ClickKind } from './click-kind.ts'
import { textField } from '../platform/request-fields.ts'
import { MAX_SLUG, SLUG_PATTERN } from './slug.ts'

export interface RedirectTarget {
  id: string
  slug: string
  destinationUrl: string
  title: string
  /** Came with the installation; in live there is no such link. */
  isSample: boolean
}

/** What only the ledger can see. */
type LedgerKind = 'duplicate' | 'excess'

export const slugSchema = textField(MAX_SLUG).min(1).regex(SLUG_PATTERN)

/** Repeats of one visitor within this time are recorded and left out of the headline number. */
export const DUPLICATE_WINDOW_MS = 30 * 60_000

export interface HitSignals {
  method: string
  userAgent: string
  /** Sec-Purpose, Purpose, X-Purpose or X-Moz, whichever is there. */
  purpose: string
  /** Sec-Fetch-Mode and Sec-Fetch-Dest; '' from a browser that does not send them. */
  fetchMode: string
  fetchDest: string
  /** Whether the user agent is a known robot. */
  isRobot: boolean
}

type Verdict = { kind: Exclude<ClickKind, LedgerKind>; reason: string | null }

const FRAMES: ReadonlySet<string> = new Set(['iframe', 'frame', 'fencedframe', 'embed', 'object'])

/** What a page made its browser fetch, without anybody following a link; undefined for a page that is opened. */
function classifyEmbedded({ fetchMode, fetchDest }: HitSignals): Verdict | undefined {
  if (fetchDest === 'image') return { kind: 'image', reason: 'loaded as an image' }
  if (FRAMES.has(fetchDest)) return { kind: 'frame', reason: 'loaded in a frame' }
  return fetchMode === '' || fetchMode === 'navigate' ? undefined : { kind: 'fetch', reason: 'fetched by a page' }
}

/** Everything that one hit tells of itself. `reason` says why it is not a person's. */
export function classifyHit(signals: HitSignals): Verdict {
  if (signals.method === 'HEAD') return { kind: 'head', reason: 'HEAD request' }
  if (/prefetch|prerender|preview/i.test(signals.purpose)) return { kind: 'prefetch', reason: signals.purpose.slice(0, 60) }
  if (signals.userAgent.trim() === '') return { kind: 'bot', reason: 'no user agent' }
  if (signals.isRobot) return { kind: 'bot', reason: 'known robot' }
  return classifyEmbedded(signals) ?? { kind: 'human', reason: null }
}
