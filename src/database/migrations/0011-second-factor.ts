/**
 * The second factor: codes of an app, recovery codes and passkeys, in the column names that the sign-in library expects,
 * and what the log of the owner needs to be read by kind of act. `lastStep`, `confirmedAt` and `lastUsedAt` are our own.
 */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function secondFactor(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('elk_auth_user')
        .addColumn('twoFactorEnabled', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema
        .createTable('elk_auth_two_factor')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('backupCodes', 'text', (c) => c.notNull())
        .addColumn('userId', 'text', (c) => c.notNull().unique().references('elk_auth_user.id').onDelete('cascade'))
        .addColumn('verified', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('failedVerificationCount', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('lockedUntil', 'text')
        .addColumn('lastStep', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('confirmedAt', 'text')
        .execute()
      await db.schema
        .createTable('elk_auth_passkey')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text')
        .addColumn('publicKey', 'text', (c) => c.notNull())
        .addColumn('userId', 'text', (c) => c.notNull().references('elk_auth_user.id').onDelete('cascade'))
        .addColumn('credentialID', 'text', (c) => c.notNull().unique())
        .addColumn('counter', 'bigint', (c) => c.notNull())
        .addColumn('deviceType', 'text', (c) => c.notNull())
        .addColumn('backedUp', 'integer', (c) => c.notNull())
        .addColumn('transports', 'text')
        .addColumn('createdAt', 'text')
        .addColumn('aaguid', 'text')
        .addColumn('lastUsedAt', 'text')
        .execute()
      await db.schema.createIndex('elk_auth_passkey_user').on('elk_auth_passkey').column('userId').execute()
      await db.schema.createIndex('elk_audit_log_action').on('elk_audit_log').columns(['action', 'id']).execute()
    },
  }
}
