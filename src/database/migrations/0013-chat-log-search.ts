/** What the owner's chat logs need to stay quick with a million conversations: counts, an index of words, marks to filter by, and imports. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { keepMessageWords, keepSessionCounts } from '../chat-log-triggers.ts'
import { columnTypes, type DialectName } from '../dialects.ts'
import { CHAT_MARKS } from '../fills/chat-marks.ts'
import { CHAT_WORDS } from '../fills/chat-words.ts'
import { planFill } from '../fills/fill.ts'

/** Marks of a conversation that only some have. */
const rareMarks = ['has_helpful', 'has_unhelpful', 'has_note', 'affiliate_cta_shown', 'affiliate_clicked']

const newest = 'last_activity desc, session_id desc'

export function chatLogSearch(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await addMarks(db, dialect)
      await createTables(db, dialect)
      for (const statement of [...keepSessionCounts(dialect), ...keepMessageWords(dialect)]) await statement.execute(db)
      await planFill(db, CHAT_MARKS, 'elk_chat_sessions')
      await planFill(db, CHAT_WORDS, 'elk_chat_messages')
    },
  }
}

async function addMarks(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const type = columnTypes(dialect)
  for (const column of ['unanswered', 'has_poor_answer', 'has_helpful', 'has_unhelpful', 'has_note']) {
    await db.schema
      .alterTable('elk_chat_sessions')
      .addColumn(column, type.boolean, (c) => c.notNull().defaultTo(type.false))
      .execute()
  }
  await sql.raw(`create index elk_chat_sessions_unanswered on elk_chat_sessions (unanswered, ${newest})`).execute(db)
  await sql.raw(`create index elk_chat_sessions_page on elk_chat_sessions (page_path, ${newest})`).execute(db)
  for (const mark of rareMarks) await sql.raw(`create index elk_chat_sessions_${mark} on elk_chat_sessions (${newest}) where ${mark}`).execute(db)
}

async function createTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const type = columnTypes(dialect)
  await db.schema
    .createTable('elk_chat_session_counts')
    .addColumn('span', 'text', (c) => c.notNull())
    .addColumn('bucket', 'text', (c) => c.notNull())
    .addColumn('slot', 'integer', (c) => c.notNull())
    .addColumn('sessions', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('elk_chat_session_counts_key', ['span', 'bucket', 'slot'])
    .execute()
  let imports = db.schema
    .createTable('elk_chat_imports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('cancel_requested', type.boolean, (c) => c.notNull().defaultTo(type.false))
    .addColumn('total', 'integer', (c) => c.notNull())
  for (const column of ['read', 'imported', 'known', 'skipped', 'new_sessions']) {
    imports = imports.addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
  }
  await imports
    .addColumn('started_at', type.timestamp, (c) => c.notNull())
    .addColumn('beat_at', type.timestamp, (c) => c.notNull())
    .addColumn('finished_at', type.timestamp)
    .execute()
  // One at a time over all instances: the database refuses a second.
  await sql`create unique index elk_chat_imports_one on elk_chat_imports (status) where status = 'running'`.execute(db)
}
