/** Requests for quotes, the quotes that came back, and the steps of each; the database refuses a step that there is not. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'
import { guardStates, neverChanged, type StateRules } from '../state-guard.ts'

const requestStates: StateRules = {
  table: 'elk_quote_requests',
  first: ['own', 'unconfirmed'],
  next: {
    own: ['withdrawn', 'lapsed'],
    unconfirmed: ['open', 'withdrawn', 'lapsed'],
    open: ['ended', 'chosen', 'withdrawn'],
    ended: ['chosen', 'withdrawn', 'lapsed'],
    chosen: ['completed', 'withdrawn'],
  },
}

export function quoteRequests(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      let requests = db.schema.createTable('elk_quote_requests').addColumn('id', 'text', (c) => c.primaryKey())
      requests = requests.addColumn('reference', 'text', (c) => c.notNull().unique())
      for (const column of ['deed', 'place', 'wanted', 'state', 'source_page'] as const) requests = requests.addColumn(column, 'text', (c) => c.notNull())
      for (const column of ['doubt', 'sealed', 'person_hash', 'consent_version', 'consent_text'] as const) requests = requests.addColumn(column, 'text')
      await requests
        .addColumn('link_hash', 'text', (c) => c.unique())
        .addColumn('created_at', timestamp, (c) => c.notNull())
        .addColumn('confirmed_at', timestamp)
        .addColumn('due_at', timestamp)
        .addColumn('ended_at', timestamp)
        .addColumn('erase_at', timestamp, (c) => c.notNull())
        .addColumn('erased_at', timestamp)
        .execute()
      await db.schema.createIndex('elk_quote_requests_person').on('elk_quote_requests').column('person_hash').execute()
      await db.schema.createIndex('elk_quote_requests_erase').on('elk_quote_requests').columns(['erased_at', 'erase_at']).execute()
      await db.schema.createIndex('elk_quote_requests_state').on('elk_quote_requests').columns(['state', 'created_at', 'id']).execute()
      await db.schema
        .createTable('elk_quotes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('request_id', 'text', (c) => c.notNull().references('elk_quote_requests.id').onDelete('cascade'))
        .addColumn('invitation_id', 'text')
        .addColumn('office_name', 'text', (c) => c.notNull())
        .addColumn('lines', 'text', (c) => c.notNull())
        .addColumn('includes', 'text', (c) => c.notNull())
        .addColumn('valid_until', 'text')
        .addColumn('created_at', timestamp, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('elk_quotes_request').on('elk_quotes').columns(['request_id', 'created_at', 'id']).execute()
      await db.schema
        .createTable('elk_quote_steps')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('request_id', 'text', (c) => c.notNull().references('elk_quote_requests.id').onDelete('cascade'))
        .addColumn('invitation_id', 'text')
        .addColumn('step', 'text', (c) => c.notNull())
        .addColumn('actor', 'text', (c) => c.notNull())
        .addColumn('at', timestamp, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('elk_quote_steps_request').on('elk_quote_steps').columns(['request_id', 'id']).execute()
      for (const rule of [...guardStates(dialect, requestStates), ...neverChanged(dialect, 'elk_quotes'), ...neverChanged(dialect, 'elk_quote_steps')])
        await rule.execute(db)
    },
  }
}
