/** SQL of changing who may sign in, and as what. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { Role } from '../../platform/role.ts'
import type { UserRow } from '../password/users.queries.ts'

export interface PersonRow extends UserRow {
  hasSecondFactor: boolean
}

/** Those who are there, the first first. */
export async function listPeopleRows(db: AnyDatabase, limit: number): Promise<PersonRow[]> {
  const rows = await db
    .selectFrom('elk_auth_user as user')
    .select(['user.id', 'user.name', 'user.email', 'user.role', 'user.createdAt', 'user.lastSignInAt', 'user.suspendedAt'])
    .select((eb) => [
      eb
        .selectFrom('elk_auth_two_factor as app')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('app.userId', '=', 'user.id')
        .where('app.verified', '=', 1)
        .as('apps'),
      eb
        .selectFrom('elk_auth_passkey as passkey')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('passkey.userId', '=', 'user.id')
        .as('passkeys'),
    ])
    .where('user.removedAt', 'is', null)
    .orderBy('user.isFirst', 'desc')
    .orderBy('user.createdAt')
    .orderBy('user.id')
    .limit(limit)
    .execute()
  return rows.map(({ apps, passkeys, ...row }) => ({ ...row, hasSecondFactor: Number(apps) + Number(passkeys) > 0 }))
}

/** Changes of who may what follow each other: each holds the row of the first account until the end of its transaction. */
export async function lockPeople(db: AnyDatabase): Promise<void> {
  await db
    .updateTable('elk_auth_user')
    .set({ updatedAt: sql<string>`${sql.ref('updatedAt')}` })
    .where('isFirst', '=', 1)
    .execute()
}

/** Owners who can sign in. */
export async function countOwners(db: AnyDatabase): Promise<number> {
  const row = await db
    .selectFrom('elk_auth_user')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'owner')
    .where('suspendedAt', 'is', null)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function updateRole(db: AnyDatabase, id: string, role: Role): Promise<void> {
  await db.updateTable('elk_auth_user').set({ role }).where('id', '=', id).execute()
}

export async function updateSuspended(db: AnyDatabase, id: string, suspendedAt: string | null): Promise<void> {
  await db.updateTable('elk_auth_user').set({ suspendedAt }).where('id', '=', id).execute()
}

/** The name stays, for the log; the address can be invited again. */
export async function markRemoved(db: AnyDatabase, id: string, now: string): Promise<void> {
  await db
    .updateTable('elk_auth_user')
    .set({ removedAt: now, email: `${id}@removed.invalid`, lastSignInAt: null })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('elk_auth_account').where('userId', '=', id).execute()
}

/** False when somebody else has the address; the database says so. */
export async function updateProfile(db: AnyDatabase, id: string, { name, email }: { name: string; email: string }): Promise<boolean> {
  const taken = await db.selectFrom('elk_auth_user').select('id').where('email', '=', email).where('id', '!=', id).executeTakeFirst()
  if (taken) return false
  await db.updateTable('elk_auth_user').set({ name, email }).where('id', '=', id).execute()
  return true
}
