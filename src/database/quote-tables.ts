/** Requests for quotes: who asks what, what was answered, and the steps in between. */
export interface QuoteRequestsTable {
  id: string
  /** What visitor, office and owner call it by. */
  reference: string
  /** Slug of a deed, see `src/deeds/deed.ts`. */
  deed: string
  /** Slug of a region. */
  place: string
  wanted: 'spoed' | 'maand' | 'kwartaal' | 'later'
  /** 'own': the visitor asks offices by hand. */
  state: 'own' | 'unconfirmed' | 'open' | 'ended' | 'chosen' | 'completed' | 'withdrawn' | 'lapsed'
  /** Why it waits in the folder of doubtful ones; null: it does not. */
  doubt: 'trap' | 'fast' | 'many' | null
  /** Name, mail, phone, particulars and note, encrypted for this request alone; null once erased. */
  sealed: string | null
  /** A keyed hash of the mail address in small letters; null without one, and once erased. */
  person_hash: string | null
  /** What the visitor agreed to, as it was read; it names each office. */
  consent_version: string | null
  consent_text: string | null
  /** SHA-256 of the secret of the visitor's page; null once it leads nowhere. */
  link_hash: string | null
  source_page: string
  created_at: string
  confirmed_at: string | null
  /** When the offices must have answered, written once at the confirmation. */
  due_at: string | null
  ended_at: string | null
  /** From then on nothing of the person is kept. */
  erase_at: string
  erased_at: string | null
}

/** A quote as it was given, or as the visitor copied it; never changed. */
export interface QuotesTable {
  id: string
  request_id: string
  /** Null: entered by the visitor. */
  invitation_id: string | null
  office_name: string
  /** JSON, see `src/quotes/quote-lines.ts`. */
  lines: string
  includes: string
  /** YYYY-MM-DD */
  valid_until: string | null
  created_at: string
}

/** What happened to a request, in order; never changed. */
export interface QuoteStepsTable {
  id: string
  request_id: string
  invitation_id: string | null
  step: string
  actor: 'visitor' | 'office' | 'owner' | 'system'
  at: string
}

export interface QuoteTables {
  elk_quote_requests: QuoteRequestsTable
  elk_quotes: QuotesTable
  elk_quote_steps: QuoteStepsTable
}
