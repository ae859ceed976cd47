/** Notices: what somebody reports as wrong or unlawful, and what the owner decided. */
export interface NoticesTable {
  id: string
  /** As typed: an address of this site, or what it is called. */
  page: string
  kind: 'wrong' | 'unlawful'
  what: string
  why: string
  email: string
  created_at: string
  /** All three or none: what was done, why, and when. */
  decision: 'removed' | 'changed' | 'kept' | null
  reasons: string | null
  decided_at: string | null
}

export interface NoticeTables {
  elk_notices: NoticesTable
}
