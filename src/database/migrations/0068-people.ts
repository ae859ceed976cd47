/** Several people with a role each. Who was there before is an owner and goes on as before; only a sign-in that is half done begins again. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function people(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('elk_auth_user')
        .addColumn('role', 'text', (c) =>
          c
            .notNull()
            .defaultTo('owner')
            .check(sql`role in ('reader', 'editor', 'owner')`),
        )
        .execute()
      await db.schema.alterTable('elk_auth_user').addColumn('lastSignInAt', 'text').execute()
      await db.schema.alterTable('elk_auth_user').addColumn('suspendedAt', 'text').execute()
      await db.schema.alterTable('elk_auth_user').addColumn('removedAt', 'text').execute()
      // Who is there is the one that the first start made.
      await db.schema
        .alterTable('elk_auth_user')
        .addColumn('isFirst', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      await sql`update elk_auth_user set "isFirst" = 1`.execute(db)
      // From now on a step knows whose it is.
      await sql`delete from elk_auth_verification`.execute(db)
    },
  }
}
