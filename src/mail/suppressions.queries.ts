/** SQL of the addresses that get no mail any more. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { MailSuppressionsTable } from '../database/mail-tables.ts'

export type SuppressionRow = Selectable<MailSuppressionsTable>

/** One that is there already stays as it is. */
export const insertSuppression = (db: AnyDatabase, row: Insertable<MailSuppressionsTable>) =>
  db
    .insertInto('elk_mail_suppressions')
    .values(row)
    .onConflict((oc) => oc.column('address_hash').doNothing())
    .execute()

export const findSuppression = (db: AnyDatabase, hash: string): Promise<SuppressionRow | undefined> =>
  db.selectFrom('elk_mail_suppressions').selectAll().where('address_hash', '=', hash).executeTakeFirst()

/** The newest first. */
export const listSuppressionRows = (db: AnyDatabase, limit: number): Promise<SuppressionRow[]> =>
  db.selectFrom('elk_mail_suppressions').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()

/** False when it is not there. */
export async function deleteSuppression(db: AnyDatabase, by: { id: string } | { address_hash: string }): Promise<boolean> {
  const query = db.deleteFrom('elk_mail_suppressions')
  const gone = await ('id' in by ? query.where('id', '=', by.id) : query.where('address_hash', '=', by.address_hash)).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function deleteSuppressionsBefore(db: AnyDatabase, before: string, limit: number): Promise<number> {
  const old = db.selectFrom('elk_mail_suppressions').select('id').where('created_at', '<', before).orderBy('created_at').orderBy('id').limit(limit)
  const gone = await db.deleteFrom('elk_mail_suppressions').where('id', 'in', old).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
