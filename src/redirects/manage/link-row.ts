/** A link as the owner's screen gets it. */
import type { Health } from '../health/health.ts'
import type { ClickKind } from '../click-kind.ts'
import type { LinkUse } from '../link-use.ts'

export interface Counts extends Record<ClickKind, number> {
  /** People, each once a day. */
  visitors: number
}

export interface LinkRow {
  id: string
  /** Of a deleted link: the one it had. */
  slug: string
  title: string
  destination_url: string
  description: string | null
  click_count: number
  is_active: boolean
  is_sample: boolean
  updated_at: string
  deleted_at: string | null
  version: number
  counts: Counts
  /** Whether the number of clicks is that of the roll-up. */
  reconciles: boolean
  health: Health | null
  /** For a click today, in cents; null when the owner set none. */
  fee_cents: number | null
  /** The calls that lead to it, or would if it were switched on; null: none asks for it. */
  use: LinkUse | null
  /** Whether visitors get anywhere by it: not while it is switched off, nor a sample in live. */
  works: boolean
}

export const noCounts: Counts = { human: 0, duplicate: 0, excess: 0, bot: 0, prefetch: 0, head: 0, image: 0, frame: 0, fetch: 0, visitors: 0 }

/** Asked for without anybody following the link. */
export const countUnfollowed = ({ prefetch, head, image, frame, fetch }: Counts): number => prefetch + head + image + frame + fetch
