/** SQL of the accounts room. The sign-in library writes its own tables; these are the reads and clean-ups beside it. */
import type { Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { AuditLogTable } from '../database/schema.ts'

export async function insertAuditRow(db: AnyDatabase, row: Insertable<AuditLogTable>): Promise<void> {
  await db.insertInto('elk_audit_log').values(row).execute()
}

export async function findOwner(db: AnyDatabase): Promise<{ id: string; email: string } | undefined> {
  return db.selectFrom('elk_auth_user').select(['id', 'email']).orderBy('createdAt').limit(1).executeTakeFirst()
}

export async function deleteOtherSessions(db: AnyDatabase, userId: string, keepSessionId: string): Promise<void> {
  await db.deleteFrom('elk_auth_session').where('userId', '=', userId).where('id', '!=', keepSessionId).execute()
}

export async function updatePasswordHash(db: AnyDatabase, userId: string, hash: string): Promise<void> {
  await db.updateTable('elk_auth_account').set({ password: hash }).where('userId', '=', userId).where('providerId', '=', 'credential').execute()
}

/** Creates the owner with a password account, unless one exists; the unique address decides between two processes. */
export async function insertOwner(db: AnyDatabase, owner: { userId: string; accountId: string; email: string; hash: string; now: string }): Promise<boolean> {
  const inserted = await db
    .insertInto('elk_auth_user')
    .values({ id: owner.userId, name: 'Eigenaar', email: owner.email, emailVerified: 1, image: null, createdAt: owner.now, updatedAt: owner.now })
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  const account = {
    id: owner.accountId,
    accountId: owner.userId,
    providerId: 'credential',
    userId: owner.userId,
    password: owner.hash,
    createdAt: owner.now,
    updatedAt: owner.now,
  }
  await db.insertInto('elk_auth_account').values(account).execute()
  return true
}

/** Sign-in sessions that have run out and that nobody came back to. Returns how many went. */
export async function deleteEndedSessions(db: AnyDatabase, now: string): Promise<number> {
  const result = await db.deleteFrom('elk_auth_session').where('expiresAt', '<', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}
