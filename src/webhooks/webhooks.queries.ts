/** SQL of webhooks and of the tries to tell them something. */
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { WebhooksTable, WebhookTriesTable } from '../database/program-tables.ts'

export type WebhookRow = Selectable<WebhooksTable>
export type TryRow = Selectable<WebhookTriesTable>

export const insertWebhook = async (db: AnyDatabase, row: Insertable<WebhooksTable>): Promise<void> =>
  void (await db.insertInto('elk_webhooks').values(row).execute())

/** Newest first; there are few. */
export const listWebhookRows = (db: AnyDatabase): Promise<WebhookRow[]> => db.selectFrom('elk_webhooks').selectAll().orderBy('id', 'desc').limit(100).execute()

/** Those that are told, with what they want to hear of. */
export const listOpenWebhooks = (db: AnyDatabase): Promise<Pick<WebhookRow, 'id' | 'events'>[]> =>
  db.selectFrom('elk_webhooks').select(['id', 'events']).where('off_at', 'is', null).orderBy('id').limit(100).execute()

export const findWebhookRow = (db: AnyDatabase, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('elk_webhooks').selectAll().where('id', '=', id).executeTakeFirst()

/** False when there is none. */
export async function updateWebhook(db: AnyDatabase, id: string, values: Updateable<WebhooksTable>): Promise<boolean> {
  const result = await db.updateTable('elk_webhooks').set(values).where('id', '=', id).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The first failure counts; a later one leaves it. */
export const markFailing = (db: AnyDatabase, id: string, at: string) =>
  db.updateTable('elk_webhooks').set({ failing_since: at }).where('id', '=', id).where('failing_since', 'is', null).execute()

/** False when it is off already. */
export async function switchOffRow(db: AnyDatabase, id: string, at: string, reason: NonNullable<WebhookRow['off_reason']>): Promise<boolean> {
  const result = await db
    .updateTable('elk_webhooks')
    .set({ off_at: at, off_reason: reason })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteWebhookRow(db: AnyDatabase, id: string): Promise<boolean> {
  await db.deleteFrom('elk_webhook_tries').where('webhook_id', '=', id).execute()
  const result = await db.deleteFrom('elk_webhooks').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Names of those that were switched off by the site. */
export async function listStoppedNames(db: AnyDatabase): Promise<string[]> {
  const rows = await db.selectFrom('elk_webhooks').select('name').where('off_reason', 'in', ['failing', 'refused']).orderBy('name').limit(100).execute()
  return rows.map(({ name }) => name)
}

export const insertTry = (db: AnyDatabase, row: Insertable<WebhookTriesTable>) => db.insertInto('elk_webhook_tries').values(row).execute()

/** Of these deliveries, oldest first; at most a few hundred keys a call. */
export async function listTries(db: AnyDatabase, keys: readonly string[]): Promise<TryRow[]> {
  if (keys.length === 0) return []
  return db.selectFrom('elk_webhook_tries').selectAll().where('delivery_key', 'in', keys).orderBy('id').limit(2_000).execute()
}

/** How many went, at most `limit`. */
export async function deleteTriesBefore(db: AnyDatabase, firstId: string, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('elk_webhook_tries')
    .where('id', 'in', (eb) => eb.selectFrom('elk_webhook_tries').select('id').where('id', '<', firstId).orderBy('id').limit(limit))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
