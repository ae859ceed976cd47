/** What leaves the site, and the addresses that get nothing any more. */
import type { Generated } from 'kysely'

/** An address that a mail server refused for good. */
export interface MailSuppressionsTable {
  id: string
  /** A keyed hash of the address in small letters. */
  address_hash: string
  /** Encrypted. */
  address: string
  /** See `DeliveryFault`. */
  reason: string
  created_at: string
}

export interface OutboxTable {
  id: string
  /** The same key is delivered once. */
  dedupe_key: string
  kind: string
  payload: string
  /** Of deliveries to one receiver that is no mailbox; null: a mail. */
  group_key: Generated<string | null>
  status: Generated<'queued' | 'sending' | 'sent' | 'failed'>
  attempts: Generated<number>
  run_at: string
  locked_until: string | null
  lock_id: string | null
  sent_at: string | null
  /** Name of the transport that took it; null before, and of what was sent before this was kept. */
  sent_by: Generated<string | null>
  last_error: string | null
  created_at: string
}

export interface MailTables {
  elk_outbox: OutboxTable
  elk_mail_suppressions: MailSuppressionsTable
}
