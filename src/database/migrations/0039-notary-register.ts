/** Where an office stands in the public register of notaries, and when the owner looked it up there. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function notaryRegister(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['register_url', 'register_day']) await db.schema.alterTable('elk_notaries').addColumn(column, 'text').execute()
    },
  }
}
