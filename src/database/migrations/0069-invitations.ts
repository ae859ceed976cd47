/** Who was invited to the owner's area and has not come yet. Of the link only the hash is stored. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function invitations(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_auth_invitation')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('token', 'text', (c) => c.notNull().unique())
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('role', 'text', (c) => c.notNull())
        .addColumn('invitedBy', 'text', (c) => c.notNull().references('elk_auth_user.id').onDelete('cascade'))
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .execute()
    },
  }
}
