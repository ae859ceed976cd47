/** SQL of the owner's account and password. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'

export async function findOwner(db: AnyDatabase): Promise<{ id: string; email: string } | undefined> {
  return db.selectFrom('elk_auth_user').select(['id', 'email']).orderBy('createdAt').limit(1).executeTakeFirst()
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

export async function findPasswordHash(db: AnyDatabase, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('elk_auth_account').select('password').where('userId', '=', userId).where('providerId', '=', 'credential').executeTakeFirst()
  return row?.password ?? undefined
}

/** Holds the owner's row until the end of the transaction, so that two changes of the second factor follow each other. */
export async function lockOwnerRow(db: AnyDatabase, userId: string): Promise<void> {
  await db
    .updateTable('elk_auth_user')
    .set({ updatedAt: sql<string>`${sql.ref('updatedAt')}` })
    .where('id', '=', userId)
    .execute()
}
