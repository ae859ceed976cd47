/** The mail about a new message has a switch among the others: who chose topics before has not chosen against it. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Schema } from '../schema.ts'

export function messageMail(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await (db as Kysely<Schema>)
        .updateTable('elk_settings')
        .set({ value: sql<string>`trim('messages ' || value)` })
        .where('key', '=', 'signal_topics')
        .execute()
    },
  }
}
