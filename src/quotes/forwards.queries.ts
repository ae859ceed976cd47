/** SQL of the offices that the owner adds to a request by hand. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { QuoteForwardsTable } from '../database/quote-tables.ts'

export type ForwardRow = Selectable<QuoteForwardsTable>

export const insertForward = (db: AnyDatabase, row: Insertable<QuoteForwardsTable>) => db.insertInto('elk_quote_forwards').values(row).execute()

/** The oldest first. */
export const listForwards = (db: AnyDatabase, requestId: string): Promise<ForwardRow[]> =>
  db.selectFrom('elk_quote_forwards').selectAll().where('request_id', '=', requestId).orderBy('asked_at').orderBy('id').execute()

/** False when it stands otherwise by now. */
export async function moveForward(
  db: AnyDatabase,
  { id, from }: { id: string; from: 'asked' | 'lapsed' },
  values: { state: 'agreed' | 'refused' | 'lapsed'; answered_at: string },
): Promise<boolean> {
  const query = db.updateTable('elk_quote_forwards').set(values).where('id', '=', id).where('state', '=', from)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}

/** Adds what the visitor agreed to now to what was agreed to before. */
export async function addConsent(db: AnyDatabase, requestId: string, text: string): Promise<void> {
  const row = await db.selectFrom('elk_quote_requests').select('consent_text').where('id', '=', requestId).executeTakeFirst()
  await db
    .updateTable('elk_quote_requests')
    .set({ consent_text: [row?.consent_text, text].filter(Boolean).join('\n\n') })
    .where('id', '=', requestId)
    .execute()
}
