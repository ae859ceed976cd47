/** SQL of the outbox: deliveries, who works on them and how they ended. */
import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { DialectName } from '../database/dialects.ts'
import type { OutboxTable } from '../database/mail-tables.ts'
import type { Schema } from '../database/schema.ts'

type NewRow = Omit<Insertable<OutboxTable>, 'status' | 'attempts' | 'locked_until' | 'lock_id' | 'sent_at' | 'last_error'>

export type ClaimedRow = Pick<Selectable<OutboxTable>, 'id' | 'dedupe_key' | 'kind' | 'payload' | 'attempts'>

/** A delivery that is there already is left as it is. */
export async function insertDelivery(db: AnyDatabase, row: NewRow): Promise<void> {
  await db
    .insertInto('elk_outbox')
    .values({ ...row, locked_until: null, lock_id: null, sent_at: null, last_error: null })
    .onConflict((oc) => oc.column('dedupe_key').doNothing())
    .execute()
}

const free = { locked_until: null, lock_id: null }

type Conditions = ExpressionBuilder<Schema, 'elk_outbox'>

/** Deliveries of groups have workers of their own: a receiver that is slow holds up no mail. */
export type Lane = 'mail' | 'groups'

const laneOf = (eb: Conditions, lane: Lane) => eb('group_key', lane === 'mail' ? 'is' : 'is not', null)

/** Held by a worker that let its lease run out. */
const hasDied = (eb: Conditions, now: string, lane: Lane) => eb.and([laneOf(eb, lane), eb('status', '=', 'sending'), eb('locked_until', '<=', now)])

/** Waiting, and its time has come. Of a group one is on its way at a time, so that one receiver cannot hold all workers. */
function isDue(eb: Conditions, now: string, lane: Lane) {
  const hasCome = eb.and([laneOf(eb, lane), eb('status', '=', 'queued'), eb('run_at', '<=', now)])
  if (lane === 'mail') return hasCome
  const busy = eb.selectFrom('elk_outbox as other').select('other.group_key').where('other.status', '=', 'sending').where('other.locked_until', '>', now)
  return eb.and([hasCome, eb('group_key', 'not in', busy.where('other.group_key', 'is not', null))])
}

/** Whose workers died. */
export const listDied = (db: AnyDatabase, now: string, lane: Lane) =>
  db
    .selectFrom('elk_outbox')
    .select(['id', 'lock_id', 'attempts'])
    .where((eb) => hasDied(eb, now, lane))
    .execute()

/** Waits again, unless another took it meanwhile. */
export const releaseDied = (db: AnyDatabase, { id, lock_id }: { id: string; lock_id: string | null }, runAt: string) =>
  db
    .updateTable('elk_outbox')
    .set({ status: 'queued', run_at: runAt, ...free })
    .where('id', '=', id)
    .where('lock_id', '=', lock_id)
    .where('status', '=', 'sending')
    .execute()

/** A look that takes no lock; also for what a dead worker holds. */
export async function hasDueDelivery(db: AnyDatabase, now: string, lane: Lane): Promise<boolean> {
  const row = await db
    .selectFrom('elk_outbox')
    .select('id')
    .where((eb) => eb.or([isDue(eb, now, lane), hasDied(eb, now, lane)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes the delivery that is due the longest. One statement; on PostgreSQL a row that another worker is just taking is passed over.
 * The attempt counts from here, so that a delivery that kills its worker does not do so for ever.
 */
export async function claimDelivery(
  db: AnyDatabase,
  dialect: DialectName,
  lease: { lockId: string; now: string; until: string },
  lane: Lane = 'mail',
): Promise<ClaimedRow | undefined> {
  return db
    .updateTable('elk_outbox')
    .set({ status: 'sending', attempts: sql`attempts + 1`, lock_id: lease.lockId, locked_until: lease.until })
    .where('id', '=', (eb) => {
      const due = eb
        .selectFrom('elk_outbox')
        .select('id')
        .where((row) => isDue(row, lease.now, lane))
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
      return dialect === 'postgres' ? due.forUpdate().skipLocked() : due
    })
    .returning(['id', 'dedupe_key', 'kind', 'payload', 'attempts'])
    .executeTakeFirst()
}

interface Settlement {
  id: string
  lockId: string
}

/** False when another worker holds the delivery by now: this one's lease had run out. */
export async function settleSent(db: AnyDatabase, { id, lockId }: Settlement, sent: { at: string; by: string }): Promise<boolean> {
  return settle(db, { id, lockId }, { status: 'sent', sent_at: sent.at, sent_by: sent.by, last_error: null })
}

export async function settleRetry(db: AnyDatabase, { id, lockId }: Settlement, retry: { runAt: string; error: string }): Promise<boolean> {
  return settle(db, { id, lockId }, { status: 'queued', run_at: retry.runAt, last_error: retry.error })
}

export async function settleFailed(db: AnyDatabase, { id, lockId }: Settlement, error: string): Promise<boolean> {
  return settle(db, { id, lockId }, { status: 'failed', last_error: error })
}

async function settle(db: AnyDatabase, { id, lockId }: Settlement, values: Partial<Insertable<OutboxTable>>): Promise<boolean> {
  const result = await db
    .updateTable('elk_outbox')
    .set({ ...values, ...free })
    .where('id', '=', id)
    .where('lock_id', '=', lockId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const findDelivery = (db: AnyDatabase, dedupeKey: string) =>
  db.selectFrom('elk_outbox').select(['kind', 'payload', 'status']).where('dedupe_key', '=', dedupeKey).executeTakeFirst()

/** A delivery whose subject is gone. */
export async function dropDelivery(db: AnyDatabase, { id, lockId }: Settlement): Promise<void> {
  await db.deleteFrom('elk_outbox').where('id', '=', id).where('lock_id', '=', lockId).execute()
}

/** From the start: all attempts again. False when it is not there, or is on its way or sent already. */
export async function requeueDelivery(db: AnyDatabase, dedupeKey: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_outbox')
    .set({ status: 'queued', attempts: 0, run_at: now })
    .where('dedupe_key', '=', dedupeKey)
    .where('status', 'in', ['failed', 'queued'])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** From the start: whatever is not out for this reason, also what was given up. */
export async function hurryWaiting(db: AnyDatabase, error: string, now: string): Promise<void> {
  const waiting = db.updateTable('elk_outbox').set({ status: 'queued', attempts: 0, run_at: now })
  await waiting.where('last_error', '=', error).where('status', 'in', ['failed', 'queued']).execute()
}

/** At most a few hundred keys a call. */
export async function deleteDeliveries(db: AnyDatabase, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length > 0) await db.deleteFrom('elk_outbox').where('dedupe_key', 'in', dedupeKeys).execute()
}

/** Likewise, those that were not sent. */
export async function deleteUnsent(db: AnyDatabase, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length > 0) await db.deleteFrom('elk_outbox').where('dedupe_key', 'in', dedupeKeys).where('status', '!=', 'sent').execute()
}

export type DeliveryRow = Pick<Selectable<OutboxTable>, 'dedupe_key' | 'status' | 'attempts' | 'run_at' | 'sent_at' | 'sent_by' | 'last_error'>

/** At most a few hundred keys a call. */
export async function listDeliveries(db: AnyDatabase, dedupeKeys: readonly string[]): Promise<DeliveryRow[]> {
  if (dedupeKeys.length === 0) return []
  return db
    .selectFrom('elk_outbox')
    .select(['dedupe_key', 'status', 'attempts', 'run_at', 'sent_at', 'sent_by', 'last_error'])
    .where('dedupe_key', 'in', dedupeKeys)
    .execute()
}

/** But for `passing` kinds, and for what goes to other programs. */
export async function countFailed(db: AnyDatabase, passing: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('elk_outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'failed')
    .where('kind', 'not in', passing)
    .where('group_key', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}
