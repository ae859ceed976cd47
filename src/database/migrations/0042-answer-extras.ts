/** An answer keeps what stood around its text: what it took as given, what it asked back, the offices it named. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function answerExtras(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('elk_chat_messages').addColumn('extras', 'text').execute()
    },
  }
}
