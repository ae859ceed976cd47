/** What the owner's chat logs need to stay quick with a million conversations: counts, an index of words, marks to filter by, and imports. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { keepMessageWords, keepSessionCounts } from '../chat-log-triggers.ts'
import { columnTypes, type DialectName } from '../dialects.ts'

/** Marks of a conversation that only some have. */
const rareMarks = ['has_helpful', 'has_unhelpful', 'has_note', 'affiliate_cta_shown', 'affiliate_clicked']

const newest = 'last_activity desc, session_id desc'

export function chatLogSearch(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await addMarks(db, dialect)
      await createTables(db, dialect)
      for (const statement of [...keepSessionCounts(dialect), ...keepMessageWords(dialect)]) await statement.execute(db)
    },
  }
}

/** Whether feedback on an answer of the conversation is such. */
const judged = (condition: string) =>
  `exists (select 1 from elk_chat_feedback f join elk_chat_messages m on m.id = f.message_id where m.session_id = elk_chat_sessions.session_id and ${condition})`

async function addMarks(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const type = columnTypes(dialect)
  for (const column of ['unanswered', 'has_poor_answer', 'has_helpful', 'has_unhelpful', 'has_note']) {
    await db.schema
      .alterTable('elk_chat_sessions')
      .addColumn(column, type.boolean, (c) => c.notNull().defaultTo(type.false))
      .execute()
  }
  await sql
    .raw(
      `update elk_chat_sessions set has_helpful = ${judged('f.helpful')}, has_unhelpful = ${judged('not f.helpful')}, has_note = ${judged('f.note is not null')},
        has_poor_answer = exists (select 1 from elk_chat_messages m where m.session_id = elk_chat_sessions.session_id and m.role = 'assistant'
          and (m.kind in ('onbekend', 'buiten-bereik') or m.status = 'failed'))`,
    )
    .execute(db)
  await sql
    .raw(
      `update elk_chat_sessions set unanswered = has_poor_answer or coalesce((select m.role = 'user' from elk_chat_messages m
        where m.session_id = elk_chat_sessions.session_id order by m.timestamp desc, m.position desc, m.id desc limit 1), ${dialect === 'postgres' ? 'false' : '0'})`,
    )
    .execute(db)
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
