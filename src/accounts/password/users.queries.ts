/** SQL of the people who may sign in, and their passwords. */
import { sql, type Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { AuthUserTable } from '../../database/sign-in-tables.ts'
import type { Role } from '../../platform/role.ts'

export type UserRow = Pick<Selectable<AuthUserTable>, 'id' | 'name' | 'email' | 'role' | 'createdAt' | 'lastSignInAt' | 'suspendedAt'>

const userColumns = ['id', 'name', 'email', 'role', 'createdAt', 'lastSignInAt', 'suspendedAt'] as const

/** Whether the first start made its account, also when that was removed since. Who lost the password may delete the row and start anew. */
export async function hasFirstUser(db: AnyDatabase): Promise<boolean> {
  return (await db.selectFrom('elk_auth_user').select('id').where('isFirst', '=', 1).executeTakeFirst()) !== undefined
}

/** The account of the first start, which signs in without an address. Undefined once it was removed. */
export async function findOwner(db: AnyDatabase): Promise<UserRow | undefined> {
  return db.selectFrom('elk_auth_user').select(userColumns).where('isFirst', '=', 1).where('removedAt', 'is', null).executeTakeFirst()
}

/** Undefined for who was removed. */
export async function findUser(db: AnyDatabase, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('elk_auth_user').select(userColumns).where('id', '=', id).where('removedAt', 'is', null).executeTakeFirst()
}

/** `email` in small letters. */
export async function findUserOfAddress(db: AnyDatabase, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('elk_auth_user').select(userColumns).where('email', '=', email).where('removedAt', 'is', null).executeTakeFirst()
}

export async function updatePasswordHash(db: AnyDatabase, userId: string, hash: string): Promise<void> {
  await db.updateTable('elk_auth_account').set({ password: hash }).where('userId', '=', userId).where('providerId', '=', 'credential').execute()
}

interface NewUser {
  userId: string
  accountId: string
  name: string
  email: string
  role: Role
  /** Of the first start. */
  isFirst?: boolean
  hash: string
  now: string
}

/** Creates an account with a password, unless its address has one; the unique address decides between two processes. */
export async function insertUser(db: AnyDatabase, { userId, accountId, name, email, role, isFirst = false, hash, now }: NewUser): Promise<boolean> {
  const inserted = await db
    .insertInto('elk_auth_user')
    .values({ id: userId, name, email, role, isFirst: isFirst ? 1 : 0, emailVerified: 1, image: null, createdAt: now, updatedAt: now })
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  const account = { id: accountId, accountId: userId, providerId: 'credential', userId, password: hash, createdAt: now, updatedAt: now }
  await db.insertInto('elk_auth_account').values(account).execute()
  return true
}

export async function findPasswordHash(db: AnyDatabase, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('elk_auth_account').select('password').where('userId', '=', userId).where('providerId', '=', 'credential').executeTakeFirst()
  return row?.password ?? undefined
}

/** Holds somebody's row until the end of the transaction, so that two changes of the way in follow each other. */
export async function lockUserRow(db: AnyDatabase, userId: string): Promise<void> {
  await db
    .updateTable('elk_auth_user')
    .set({ updatedAt: sql<string>`${sql.ref('updatedAt')}` })
    .where('id', '=', userId)
    .execute()
}

/** Writes down when somebody signed in. False for who may not: whoever suspends or removes holds the same row. */
export async function noteSignIn(db: AnyDatabase, userId: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_auth_user')
    .set({ lastSignInAt: now })
    .where('id', '=', userId)
    .where('suspendedAt', 'is', null)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Whether somebody signs in with an address: then the screen asks for it. */
export async function hasSeveralUsers(db: AnyDatabase): Promise<boolean> {
  return (await db.selectFrom('elk_auth_user').select('id').where('removedAt', 'is', null).limit(2).execute()).length > 1
}

/** More than there are. */
const MOST_USERS = 100

export async function listUserIds(db: AnyDatabase): Promise<string[]> {
  return (await db.selectFrom('elk_auth_user').select('id').where('removedAt', 'is', null).orderBy('id').limit(MOST_USERS).execute()).map(({ id }) => id)
}

/** Also of who was removed. */
export async function listUserNames(db: AnyDatabase, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  return db.selectFrom('elk_auth_user').select(['id', 'name']).where('id', 'in', ids).execute()
}
