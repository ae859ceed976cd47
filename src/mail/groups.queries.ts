/** SQL of the deliveries of a group: those to one receiver that is no mailbox. */
import type { AnyDatabase } from '../database/database.ts'

export interface GroupFilter {
  state?: 'delivered' | 'waiting' | 'failed' | undefined
  /** Goes on behind this one. */
  after?: string | undefined
  limit: number
}

const statesOf = { delivered: ['sent'], waiting: ['queued', 'sending'], failed: ['failed'] } as const

/** Newest first. */
export async function listGroupRows(db: AnyDatabase, group: string, { state, after, limit }: GroupFilter) {
  let query = db
    .selectFrom('elk_outbox')
    .select(['id', 'dedupe_key', 'payload', 'status', 'attempts', 'run_at', 'sent_at', 'sent_by', 'last_error', 'created_at'])
    .where('group_key', '=', group)
    .orderBy('id', 'desc')
    .limit(limit)
  if (state) query = query.where('status', 'in', statesOf[state])
  if (after !== undefined) query = query.where('id', '<', after)
  return query.execute()
}

/** Of the given groups those with a delivery on its way, or a new one that is due. */
export async function listBusyGroups(db: AnyDatabase, groups: readonly string[], now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('elk_outbox')
    .select('group_key')
    .distinct()
    .where('group_key', 'in', groups)
    .where((eb) => eb.or([eb('status', '=', 'sending'), eb.and([eb('status', '=', 'queued'), eb('attempts', '=', 0), eb('run_at', '<=', now)])]))
    .execute()
  return rows.flatMap(({ group_key }) => group_key ?? [])
}

/** Those that are due before, not before `until` (ISO). */
export const postponeGroup = (db: AnyDatabase, group: string, until: string) =>
  db.updateTable('elk_outbox').set({ run_at: until }).where('group_key', '=', group).where('status', '=', 'queued').where('run_at', '<', until).execute()

export const failGroup = (db: AnyDatabase, group: string, error: string) =>
  db.updateTable('elk_outbox').set({ status: 'failed', last_error: error }).where('group_key', '=', group).where('status', '=', 'queued').execute()

/** From the start: what ended for this reason. */
export const reviveGroup = (db: AnyDatabase, group: string, error: string, now: string) =>
  db
    .updateTable('elk_outbox')
    .set({ status: 'queued', attempts: 0, run_at: now })
    .where('group_key', '=', group)
    .where('status', '=', 'failed')
    .where('last_error', '=', error)
    .execute()

export const deleteGroup = (db: AnyDatabase, group: string) => db.deleteFrom('elk_outbox').where('group_key', '=', group).execute()

/** From the start, also what was sent. False when there is none, or it is on its way. */
export async function requeueOfGroup(db: AnyDatabase, group: string, id: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_outbox')
    .set({ status: 'queued', attempts: 0, run_at: now, sent_at: null, sent_by: null })
    .where('id', '=', id)
    .where('group_key', '=', group)
    .where('status', '!=', 'sending')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Of all groups; how many went, at most `limit`. What waits is younger. */
export async function deleteGroupRowsBefore(db: AnyDatabase, firstId: string, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('elk_outbox')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('elk_outbox')
        .select('id')
        .where('group_key', 'is not', null)
        .where('id', '<', firstId)
        .where('status', 'in', ['sent', 'failed'])
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
