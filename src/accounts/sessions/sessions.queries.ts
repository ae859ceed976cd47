/** SQL of sessions. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { AuthSessionTable } from '../../database/schema.ts'
import type { Role } from '../../platform/role.ts'

export type SessionRow = Pick<Selectable<AuthSessionTable>, 'id' | 'userAgent' | 'createdAt' | 'updatedAt'>

export async function deleteOtherSessions(db: AnyDatabase, userId: string, keepSessionId: string): Promise<number> {
  const result = await db.deleteFrom('elk_auth_session').where('userId', '=', userId).where('id', '!=', keepSessionId).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Sessions that have run out, and that were last used, or begun, too long ago. Returns how many went. */
export async function deleteEndedSessions(
  db: AnyDatabase,
  { now, usedBefore, begunBefore }: { now: string; usedBefore: string; begunBefore: string },
): Promise<number> {
  const result = await db
    .deleteFrom('elk_auth_session')
    .where((eb) => eb.or([eb('expiresAt', '<', now), eb('updatedAt', '<=', usedBefore), eb('createdAt', '<=', begunBefore)]))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

export async function insertSession(db: AnyDatabase, row: Insertable<AuthSessionTable>): Promise<void> {
  await db.insertInto('elk_auth_session').values(row).execute()
}

/** With what its owner may do. Undefined as well for who was suspended or removed. */
export async function findSessionOfToken(db: AnyDatabase, tokenHash: string): Promise<(SessionRow & { userId: string; role: Role }) | undefined> {
  return db
    .selectFrom('elk_auth_session as session')
    .innerJoin('elk_auth_user as user', 'user.id', 'session.userId')
    .select(['session.id', 'session.userId', 'session.userAgent', 'session.createdAt', 'session.updatedAt', 'user.role'])
    .where('session.token', '=', tokenHash)
    .where('user.suspendedAt', 'is', null)
    .where('user.removedAt', 'is', null)
    .executeTakeFirst()
}

export async function touchSession(db: AnyDatabase, id: string, now: string): Promise<void> {
  await db.updateTable('elk_auth_session').set({ updatedAt: now }).where('id', '=', id).execute()
}

export async function deleteSessionOfToken(db: AnyDatabase, tokenHash: string): Promise<void> {
  await db.deleteFrom('elk_auth_session').where('token', '=', tokenHash).execute()
}

/** The last used first. The token stays in the table. */
export async function listSessionRows(db: AnyDatabase, userId: string, limit: number): Promise<SessionRow[]> {
  return db
    .selectFrom('elk_auth_session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function findSessionStart(db: AnyDatabase, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('elk_auth_session').select('createdAt').where('id', '=', id).executeTakeFirst()
  return row?.createdAt
}

export async function deleteSession(db: AnyDatabase, userId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom('elk_auth_session').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function deleteAllSessions(db: AnyDatabase, userId: string): Promise<void> {
  await db.deleteFrom('elk_auth_session').where('userId', '=', userId).execute()
}

export async function deleteEverySession(db: AnyDatabase): Promise<void> {
  await db.deleteFrom('elk_auth_session').execute()
}
