/** Requests for quotes: who asks what, of which offices, what was answered, and the steps in between. */
import type { Generated } from 'kysely'

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
  state: 'own' | 'unconfirmed' | 'open' | 'ended' | 'chosen' | 'completed' | 'withdrawn'
  /** Why it waits in the folder of doubtful ones; null: it does not. */
  doubt: 'trap' | 'fast' | 'many' | null
  /** Name, mail, phone, particulars and note, encrypted for this request alone; null: nothing of a person. */
  sealed: string | null
  /** A keyed hash of the mail address in small letters; null without one. */
  person_hash: string | null
  /** What the visitor agreed to, as it was read; it names each office. */
  consent_version: string | null
  consent_text: string | null
  /** SHA-256 of the secret of the visitor's page; null once it leads nowhere. */
  link_hash: string | null
  source_page: string
  /** In which the visitor wants to be helped; null: Dutch. */
  language: Generated<string | null>
  created_at: string
  confirmed_at: string | null
  /** When the offices must have answered, written once at the confirmation. */
  due_at: string | null
  ended_at: string | null
  /** From then on nothing of it is kept: the row goes, with all that hangs on it. */
  erase_at: string
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

/** One office of a request. Says nothing of who asks, so that it outlives the request: for the turns of the offices, and what they were sent in a month. */
export interface QuoteInvitationsTable {
  id: string
  request_id: string
  notary_id: string
  office_name: string
  /** JSON: why this office, see `src/quotes/match-offices.ts`. */
  reasons: string
  state: 'waiting' | 'invited' | 'quoted' | 'declined' | 'expired' | 'chosen' | 'passed' | 'revoked'
  /** SHA-256 of the secret of the office's page; null once it leads nowhere. */
  link_hash: string | null
  invited_at: string | null
  /** When the mail server took its mail; null: it did not, or not yet. */
  delivered_at: Generated<string | null>
  /** What was agreed with the office about money at that moment, see `src/notaries/relation.ts`. */
  relation: Generated<string | null>
  due_at: string | null
  answered_at: string | null
  decline_reason: string | null
  /** Of the quote, when it is whole. */
  total_cents: number | null
  reminders: Generated<number>
  /** When the next reminder is due; null: none is. */
  remind_at: string | null
  /** The owner charges nothing for it, and why. */
  credit: Generated<string | null>
  created_at: string
}

/** An office that the owner adds to a request by hand. */
export interface QuoteForwardsTable {
  id: string
  request_id: string
  notary_id: string
  office_name: string
  office_place: string
  /** Of the owner; the visitor reads it. */
  reason: string
  /** 'agreed': by the visitor, now or before. 'lapsed': the visitor agreed, and the office could not be asked any more. */
  state: 'asked' | 'agreed' | 'refused' | 'lapsed'
  asked_at: string
  answered_at: string | null
}

/** Offices that take requests, as the owner agreed with them. */
export interface QuoteOfficesTable {
  notary_id: string
  takes_requests: boolean
  /** How many requests may wait for an answer at once. */
  capacity: number
  /** Since when the office itself takes none; null: it does. */
  paused_at: Generated<string | null>
  /** The address that the owner confirmed to be the office's; '' once its notary got another, or was deleted: migration 54 sees to it. */
  confirmed_email: string
  /** The address at which somebody read a code, and when. */
  proven_email: string | null
  proven_at: string | null
  /** Of the code that was sent last, and how often it was tried. */
  code_at: string | null
  code_tries: number
  updated_at: string
}

/** What a request costs every office alike. */
interface QuoteFeesTable {
  /** YYYY-MM: from then on, until the next. */
  from_month: string
  /** Excluding btw; null: nothing is charged. */
  fee_cents: number | null
}

/** What advertisement costs one office a month. */
interface OfficeFeesTable {
  notary_id: string
  /** YYYY-MM: from then on, until the next. */
  from_month: string
  /** Excluding btw; null: nothing is charged. */
  fee_cents: number | null
}

/** What an office says of itself; nothing of it is seen until the owner takes it over. */
export interface OfficeProposalsTable {
  id: string
  notary_id: string
  /** JSON, see `src/quotes/proposals/proposal.ts`. */
  content: string
  /** One of an office waits at the most. 'withdrawn': by the office, or because it sent another. */
  state: 'waiting' | 'accepted' | 'refused' | 'withdrawn'
  /** Of the owner, why it was refused; the office reads it. */
  reason: string | null
  created_at: string
  decided_at: string | null
}

/** Of a visitor to one office; both texts are encrypted. */
export interface QuoteQuestionsTable {
  id: string
  request_id: string
  invitation_id: string
  question: string
  /** Both or neither. */
  answer: string | null
  asked_at: string
  answered_at: string | null
}

/** By which whoever chose an office reviews it, once. It outlives the request, and holds nothing of who asked. */
export interface QuoteReviewsTable {
  id: string
  request_id: string
  notary_id: string
  office_name: string
  deed: string
  /** SHA-256 of the secret. */
  link_hash: string
  /** When the visitor is asked by mail; null: never, or it was done. */
  mail_at: string | null
  created_at: string
  expires_at: string
  used_at: string | null
  /** Of the reviews that were given with it. */
  office_review_id: string | null
  site_review_id: string | null
}

/** What happened to a request, in order; never changed. */
export interface QuoteStepsTable {
  id: string
  request_id: string
  invitation_id: string | null
  step:
    | 'made'
    | 'quote-entered'
    | 'quote-removed'
    | 'confirmed'
    | 'invited'
    | 'quoted'
    | 'declined'
    | 'reminded'
    | 'ended'
    | 'chosen'
    | 'completed'
    | 'withdrawn'
    | 'released'
    | 'asked'
    | 'forward-asked'
    | 'forward-agreed'
    | 'forward-refused'
    | 'answered'
  actor: 'visitor' | 'office' | 'owner' | 'system'
  at: string
}

export interface QuoteTables {
  elk_quote_requests: QuoteRequestsTable
  elk_quotes: QuotesTable
  elk_quote_questions: QuoteQuestionsTable
  elk_quote_invitations: QuoteInvitationsTable
  elk_quote_forwards: QuoteForwardsTable
  elk_quote_offices: QuoteOfficesTable
  elk_office_proposals: OfficeProposalsTable
  elk_quote_steps: QuoteStepsTable
  elk_quote_reviews: QuoteReviewsTable
  elk_quote_fees: QuoteFeesTable
  elk_office_fees: OfficeFeesTable
}
