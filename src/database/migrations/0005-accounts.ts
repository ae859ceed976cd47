/**
 * The owner's account and sign-in sessions, in the column names that the sign-in library expects.
 * On both databases it writes times as ISO text and booleans as 0 and 1, so that one representation serves both.
 */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function accounts(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_auth_user')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('emailVerified', 'integer', (c) => c.notNull())
        .addColumn('image', 'text')
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('updatedAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_auth_session')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .addColumn('token', 'text', (c) => c.notNull().unique())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('updatedAt', 'text', (c) => c.notNull())
        .addColumn('ipAddress', 'text')
        .addColumn('userAgent', 'text')
        .addColumn('userId', 'text', (c) => c.notNull().references('elk_auth_user.id').onDelete('cascade'))
        .execute()
      await db.schema.createIndex('elk_auth_session_user').on('elk_auth_session').column('userId').execute()
      await db.schema
        .createTable('elk_auth_account')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('accountId', 'text', (c) => c.notNull())
        .addColumn('providerId', 'text', (c) => c.notNull())
        .addColumn('userId', 'text', (c) => c.notNull().references('elk_auth_user.id').onDelete('cascade'))
        .addColumn('accessToken', 'text')
        .addColumn('refreshToken', 'text')
        .addColumn('idToken', 'text')
        .addColumn('accessTokenExpiresAt', 'text')
        .addColumn('refreshTokenExpiresAt', 'text')
        .addColumn('scope', 'text')
        .addColumn('password', 'text')
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('updatedAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('elk_auth_account_user').on('elk_auth_account').column('userId').execute()
      await db.schema
        .createTable('elk_auth_verification')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('identifier', 'text', (c) => c.notNull())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('updatedAt', 'text', (c) => c.notNull())
        .execute()
      await db.schema.createIndex('elk_auth_verification_identifier').on('elk_auth_verification').column('identifier').execute()
    },
  }
}
