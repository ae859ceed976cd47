/** What an answer was made with, and how often a provider was called on a day. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function provider(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['model', 'prompt_version']) await db.schema.alterTable('elk_chat_messages').addColumn(column, 'text').execute()
      for (const column of ['input_tokens', 'output_tokens']) await db.schema.alterTable('elk_chat_messages').addColumn(column, 'integer').execute()
      await db.schema
        .createTable('elk_provider_usage')
        .addColumn('day', 'text', (c) => c.primaryKey())
        .addColumn('requests', 'integer', (c) => c.notNull())
        .addColumn('input_tokens', 'integer', (c) => c.notNull())
        .addColumn('output_tokens', 'integer', (c) => c.notNull())
        .execute()
    },
  }
}
