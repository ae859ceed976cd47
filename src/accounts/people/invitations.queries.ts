/** SQL of invitations. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { AuthInvitationTable } from '../../database/sign-in-tables.ts'

export type InvitationRow = Omit<Selectable<AuthInvitationTable>, 'token'>

const columns = ['id', 'email', 'role', 'invitedBy', 'createdAt', 'expiresAt'] as const

/** In place of one that is open for the same address. */
export async function putInvitation(db: AnyDatabase, row: Insertable<AuthInvitationTable>): Promise<void> {
  await db.deleteFrom('elk_auth_invitation').where('email', '=', row.email).execute()
  await db.insertInto('elk_auth_invitation').values(row).execute()
}

export async function findInvitation(db: AnyDatabase, token: string, now: string): Promise<InvitationRow | undefined> {
  return db.selectFrom('elk_auth_invitation').select(columns).where('token', '=', token).where('expiresAt', '>', now).executeTakeFirst()
}

export async function findInvitationById(db: AnyDatabase, id: string, now: string): Promise<InvitationRow | undefined> {
  return db.selectFrom('elk_auth_invitation').select(columns).where('id', '=', id).where('expiresAt', '>', now).executeTakeFirst()
}

/** Uses it up: of two at once one gets it. */
export async function takeInvitation(db: AnyDatabase, token: string, now: string): Promise<InvitationRow | undefined> {
  return db.deleteFrom('elk_auth_invitation').where('token', '=', token).where('expiresAt', '>', now).returning(columns).executeTakeFirst()
}

/** The newest first. */
export async function listInvitationRows(db: AnyDatabase, limit: number): Promise<InvitationRow[]> {
  return db.selectFrom('elk_auth_invitation').select(columns).orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute()
}

export async function deleteInvitation(db: AnyDatabase, id: string): Promise<boolean> {
  const result = await db.deleteFrom('elk_auth_invitation').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Those that somebody sent who may not invite any more. */
export async function deleteInvitationsBy(db: AnyDatabase, userId: string): Promise<void> {
  await db.deleteFrom('elk_auth_invitation').where('invitedBy', '=', userId).execute()
}

/** Returns how many went. */
export async function deleteInvitationsBefore(db: AnyDatabase, expiredBefore: string): Promise<number> {
  const result = await db.deleteFrom('elk_auth_invitation').where('expiresAt', '<', expiredBefore).executeTakeFirst()
  return Number(result.numDeletedRows)
}
