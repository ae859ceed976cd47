/** Why a hit is not a person's, as a word of a closed list: what callers send of themselves must not make the numbers grow without end. */
import type { ClickKind } from './click-kind.ts'

const hitReasons = ['', 'repeat', 'head', 'no-user-agent', 'known-robot', 'prerender', 'prefetch', 'preview', 'image', 'frame', 'fetch', 'daily-limit'] as const
export type HitReason = (typeof hitReasons)[number]

/** `reason` is what the ledger keeps. */
export function hitReason(kind: ClickKind, reason: string | null): HitReason {
  if (kind === 'human') return ''
  if (kind === 'duplicate') return 'repeat'
  if (kind === 'excess') return 'daily-limit'
  if (kind === 'head' || kind === 'image' || kind === 'frame' || kind === 'fetch') return kind
  if (kind === 'bot') return reason === 'no user agent' ? 'no-user-agent' : 'known-robot'
  if (/prerender/i.test(reason ?? '')) return 'prerender'
  return /prefetch/i.test(reason ?? '') ? 'prefetch' : 'preview'
}
