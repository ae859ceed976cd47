/** SQL of conversations as programs read them: without the visitor's browser. */
import type { AnyDatabase } from '../database/database.ts'
import { type Listing, directionOf, listingConditions } from '../database/listing.ts'

const columns = [
  'session_id',
  'page_path',
  'started_at',
  'last_activity',
  'message_count',
  'unanswered',
  'has_helpful',
  'has_unhelpful',
  'affiliate_cta_shown',
  'affiliate_clicked',
] as const

export type ConversationRow = Awaited<ReturnType<typeof listConversationRows>>[number]

export async function listConversationRows(db: AnyDatabase, listing: Listing & { unanswered: boolean | undefined }) {
  const direction = directionOf(listing)
  let query = db.selectFrom('elk_chat_sessions').select(columns).orderBy('last_activity', direction).orderBy('session_id', direction).limit(listing.limit)
  for (const condition of listingConditions({ at: 'last_activity', id: 'session_id' }, listing)) query = query.where(condition)
  if (listing.unanswered !== undefined) query = query.where('unanswered', '=', listing.unanswered)
  return query.execute()
}
