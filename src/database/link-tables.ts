/** Roll-ups of the click ledger, and what the last look at each destination found. */
import type { Generated } from 'kysely'

export interface RedirectClicksTable {
  id: string
  redirect_id: string
  kind: 'human' | 'bot' | 'prefetch' | 'head' | 'image' | 'fetch' | 'frame' | 'duplicate' | 'excess'
  reason: string | null
  /** HMAC of address and user agent with a daily salt that is destroyed after two days. */
  visitor: string
  source_path: string | null
  device: 'phone' | 'tablet' | 'desktop' | 'unknown'
  /** How many equal hits of one moment this row stands for; always 1 for a person. */
  hits: Generated<number>
  created_at: string
}

/** Written with the ledger, kept when the ledger is erased. */
export interface RedirectDaysTable {
  redirect_id: string
  /** YYYY-MM-DD in the Netherlands. */
  day: string
  kind: RedirectClicksTable['kind']
  /** A word of a closed list, see `src/redirects/hit-reason.ts`; '' for a person. */
  reason: string
  device: RedirectClicksTable['device']
  hits: number
  /** First clicks of a person on this link on this day; 0 for other kinds. */
  visitors: number
}

/** The sum of all days, so that a list of links reads one row per kind. */
export interface RedirectTotalsTable {
  redirect_id: string
  kind: RedirectClicksTable['kind']
  hits: number
  visitors: number
}

/** Clicks of people by the page of this site that they came from. */
export interface RedirectSourcesTable {
  redirect_id: string
  day: string
  /** '' unknown or from elsewhere, '*' the rest of a day with very many pages. */
  source_path: string
  hits: number
}

interface RedirectHealthTable {
  redirect_id: string
  checked_at: string
  /** Of the last answer; null when there was none. */
  status: number | null
  /** Null when the destination answered well, see `src/redirects/health/health.ts`. */
  fault: string | null
  final_host: string | null
  latency_ms: number | null
  /** When the certificate of the last host ends. */
  certificate_until: string | null
  failures_in_row: number
}

/** What a click of a person on a link is worth, from a day on until the next row. */
interface LinkFeesTable {
  redirect_id: string
  /** First day, YYYY-MM-DD in the Netherlands. */
  from_day: string
  /** Null: from this day on the owner set none. */
  fee_cents: number | null
}

export interface LinkTables {
  elk_link_fees: LinkFeesTable
  elk_redirect_days: RedirectDaysTable
  elk_redirect_totals: RedirectTotalsTable
  elk_redirect_sources: RedirectSourcesTable
  elk_redirect_health: RedirectHealthTable
}
