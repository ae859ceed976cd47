/** SQL of invitations: which office was asked, and how it stands. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { QuoteInvitationsTable } from '../database/quote-tables.ts'
import type { InvitationState } from './invitation-state.ts'

export type InvitationRow = Selectable<QuoteInvitationsTable>

export const insertInvitation = (db: AnyDatabase, row: Insertable<QuoteInvitationsTable>) => db.insertInto('elk_quote_invitations').values(row).execute()

/** In the order in which they were chosen. */
export const listInvitations = (db: AnyDatabase, requestId: string): Promise<InvitationRow[]> =>
  db.selectFrom('elk_quote_invitations').selectAll().where('request_id', '=', requestId).orderBy('created_at').orderBy('id').execute()

export const findInvitation = (db: AnyDatabase, id: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('elk_quote_invitations').selectAll().where('id', '=', id).executeTakeFirst()

export const findInvitationByLink = (db: AnyDatabase, linkHash: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('elk_quote_invitations').selectAll().where('link_hash', '=', linkHash).executeTakeFirst()

/** Of one office, the newest first, those that it was sent. */
export const listInvitationsOfOffice = (db: AnyDatabase, notaryId: string, limit: number): Promise<InvitationRow[]> =>
  db
    .selectFrom('elk_quote_invitations')
    .selectAll()
    .where('notary_id', '=', notaryId)
    .where('invited_at', 'is not', null)
    .where('link_hash', 'is not', null)
    .orderBy('invited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** False when it stands otherwise by now. */
export async function moveInvitation(
  db: AnyDatabase,
  id: string,
  from: readonly InvitationState[],
  values: Updateable<QuoteInvitationsTable>,
): Promise<boolean> {
  const moved = await db.updateTable('elk_quote_invitations').set(values).where('id', '=', id).where('state', 'in', from).executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** Once: another try of the same mail is no second request. */
export const setDelivered = (db: AnyDatabase, { id, at, relation }: { id: string; at: string; relation: string }) =>
  db.updateTable('elk_quote_invitations').set({ delivered_at: at, relation }).where('id', '=', id).where('delivered_at', 'is', null).execute()

/** Takes away one that was not sent yet. */
export const deleteWaiting = (db: AnyDatabase, id: string) =>
  db.deleteFrom('elk_quote_invitations').where('id', '=', id).where('state', '=', 'waiting').execute()

/** The longest due first. */
export const listDueReminders = (db: AnyDatabase, now: string, limit: number) =>
  db
    .selectFrom('elk_quote_invitations')
    .select(['id', 'request_id', 'invited_at', 'reminders'])
    .where('remind_at', '<=', now)
    .where('state', '=', 'invited')
    .orderBy('remind_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** False when another instance took it, or the office answered meanwhile. */
export async function claimReminder(db: AnyDatabase, id: string, sent: number, next: { reminders: number; remind_at: string | null }): Promise<boolean> {
  const claimed = await db
    .updateTable('elk_quote_invitations')
    .set(next)
    .where('id', '=', id)
    .where('state', '=', 'invited')
    .where('reminders', '=', sent)
    .where('remind_at', 'is not', null)
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}

/** Those that had not answered, one by one: SQLite would rather look through all that stand like that. */
export async function expireInvitations(db: AnyDatabase, requestId: string): Promise<void> {
  for (const { id, state } of await listInvitations(db, requestId))
    if (state === 'invited') await moveInvitation(db, id, ['invited'], { state: 'expired', remind_at: null })
}

/** What stays of the invitations of erased requests: those that were sent, as they stood, since turns and figures are counted from them. Nothing opens them. At most a few hundred ids a call. */
export async function closeInvitations(db: AnyDatabase, requestIds: readonly string[]): Promise<void> {
  if (requestIds.length === 0) return
  const rows = await db.selectFrom('elk_quote_invitations').select(['id', 'state', 'invited_at']).where('request_id', 'in', requestIds).orderBy('id').execute()
  const unsent = rows.filter(({ invited_at: at }) => at === null).map(({ id }) => id)
  const sent = rows.filter(({ invited_at: at }) => at !== null)
  if (unsent.length > 0) await db.deleteFrom('elk_quote_invitations').where('id', 'in', unsent).execute()
  for (const { id, state } of sent)
    await moveInvitation(db, id, [state], { link_hash: null, remind_at: null, ...(state === 'invited' && { state: 'revoked' }) })
}

/** How many were answered, or let go by: the others say nothing of an office yet. */
export const settledBy = (now: string) =>
  sql<number>`sum(case when answered_at is not null or state = 'expired' or (state = 'invited' and due_at <= ${now}) then 1 else 0 end)`

/**
 * By office, of what it was asked since a moment: when it was asked last, how often it answered or let its time go by, how often it
 * answered, and what waits for it now. What was taken away before it had to answer says nothing of it.
 */
export const countTurns = (db: AnyDatabase, since: string, now: string) =>
  db
    .selectFrom('elk_quote_invitations')
    .select('notary_id')
    .select((eb) => [
      eb.fn.max<string>('invited_at').as('last_invited'),
      settledBy(now).as('settled'),
      eb.fn.count<number>('answered_at').as('answered'),
      sql<number>`sum(case when state = 'invited' then 1 else 0 end)`.as('waiting'),
    ])
    .where('invited_at', '>=', since)
    .groupBy('notary_id')
    .execute()

/** Longer ago than anything that is counted. */
export async function deleteInvitationsBefore(db: AnyDatabase, before: string, limit: number): Promise<number> {
  const old = db
    .selectFrom('elk_quote_invitations')
    .select('id')
    .where('created_at', '<', before)
    .where('request_id', 'not in', db.selectFrom('elk_quote_requests').select('id'))
    .orderBy('id')
    .limit(limit)
  const gone = await db.deleteFrom('elk_quote_invitations').where('id', 'in', old).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
