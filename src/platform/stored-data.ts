/** What the software keeps about people: each room declares its own, and the privacy page and the erasing job are made from it. */
import type { Schema } from '../database/schema.ts'
import type { Context } from './context.ts'

/** Settings that hold a number of days. */
export const retentionSettings = ['retention_chat_days', 'retention_contact_days', 'retention_click_days', 'retention_event_days'] as const

export type RetentionSetting = (typeof retentionSettings)[number]

/** Erases what was stored, or last used, before the given moment (ISO); resolves with the number of rows. Visitors never wait long for it. */
type Forget = (context: Context, before: string) => Promise<number>

/** A table that is erased from by age, and the column that the age is told by. Of a large one the ids stand in that order, and its column has no index. */
export interface AgedTable {
  table: keyof Schema
  column: string
  sortedById?: true
}

/**
 * A term that the owner sets or that is fixed, with what erases by it; `before` is then now minus the term, or earlier when the run is bounded.
 * `after` says from when the time counts: 'na het laatste bericht'.
 * Or words that say when it ends; `forget`, where there is one, gets now and knows what has ended.
 */
type Keeping =
  | { term: { setting: RetentionSetting; after: string }; aged: readonly AgedTable[]; forget: Forget }
  | { term: { minutes: number; after: string }; forget: Forget }
  | { term: { until: string }; forget?: Forget }

/** Who gets to see it beside the owner and whoever runs the server. 'mail': the way that messages leave the site, also to a notary; 'notice-mail': likewise, to the owner and back; 'model': the company behind a model. */
export type Recipient = 'nobody' | 'mail' | 'notice-mail' | 'offices' | 'model' | 'everyone' | 'host'

/** One thing that is kept about a person: when it was stored, and its fields under Dutch names. */
export interface PersonRecord {
  id: string
  /** ISO. */
  storedAt: string
  fields: Readonly<Record<string, string>>
}

/**
 * How a room finds and erases what it keeps of whoever uses a mail address; the address comes in small letters.
 * `erase` runs in the transaction of whoever asks for it and resolves with the number of records.
 */
export interface OfPerson {
  find(context: Context, email: string): Promise<PersonRecord[]>
  erase(context: Context, email: string): Promise<number>
}

interface StoredDataFacts {
  /** Also the anchor of its card on the privacy page. */
  id: string
  about: 'visitors' | 'safety' | 'others'
  /** Empty for what stands outside the database. */
  tables: readonly (keyof Schema)[]
  /** Dutch, as are the three below: whole sentences, from `StoredDataTexts`. */
  title: string
  what: string
  purpose: string
  /** The ground in article 6 of the GDPR. */
  basis: string
  passedTo: Recipient
  /** For what can be found by a mail address. */
  ofPerson?: OfPerson
}

export type StoredData = StoredDataFacts & Keeping

/** What the copy file of a room says of one declaration. */
export type StoredDataTexts = Pick<StoredDataFacts, 'title' | 'what' | 'purpose' | 'basis'>
