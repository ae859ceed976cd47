/**
 * Signing in by our own means: of a session only the hash of its token is stored, so sessions of before go on. Steps that are half done end.
 * Columns that only an earlier sign-in library used are gone.
 */
import { hash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function ownSignIn(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { rows } = await sql<{ id: string; token: string }>`select id, token from elk_auth_session`.execute(db)
      for (const { id, token } of rows) await sql`update elk_auth_session set token = ${hash('sha256', token)} where id = ${id}`.execute(db)
      await sql`delete from elk_auth_verification`.execute(db)
      await db.schema.alterTable('elk_auth_user').dropColumn('twoFactorEnabled').execute()
      await db.schema.alterTable('elk_auth_two_factor').dropColumn('failedVerificationCount').execute()
      await db.schema.alterTable('elk_auth_two_factor').dropColumn('lockedUntil').execute()
      await db.schema.alterTable('elk_auth_session').dropColumn('ipAddress').execute()
    },
  }
}
