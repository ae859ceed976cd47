/** What other programs have to do with the site: keys by which they read, and addresses at which they are told. */

export interface ApiKeysTable {
  id: string
  /** As the owner called it. */
  name: string
  /** Its first characters, to know it by. */
  hint: string
  /** SHA-256 of the whole key, in hexadecimal. */
  key_hash: string
  /** Words of `src/platform/scopes.ts`, with a space between. */
  scopes: string
  created_at: string
  /** From then on it opens nothing; null: without end. */
  expires_at: string | null
  /** To the minute. */
  last_used_at: string | null
  revoked_at: string | null
}

export interface WebhooksTable {
  id: string
  /** As the owner called it. */
  name: string
  url: string
  /** Words of `src/webhooks/event.ts`, with a space between. */
  events: string
  /** Encrypted. */
  secret: string
  /** Signs along until then, so that the receiver can change over. */
  former_secret: string | null
  former_until: string | null
  created_at: string
  /** The first of the tries that failed since the last that did not. */
  failing_since: string | null
  /** Nothing goes there from then on. */
  off_at: string | null
  off_reason: 'owner' | 'failing' | 'refused' | null
}

/** Each try to tell it something; kept for a month. */
export interface WebhookTriesTable {
  id: string
  webhook_id: string
  /** Of the delivery in the outbox. */
  delivery_key: string
  /** Of the answer; null: there was none. */
  status: number | null
  /** See `DeliveryFault`; null: it was taken. */
  fault: string | null
  duration_ms: number
  tried_at: string
}

export interface ProgramTables {
  elk_webhooks: WebhooksTable
  elk_webhook_tries: WebhookTriesTable
  elk_api_keys: ApiKeysTable
}
