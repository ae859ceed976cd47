/** Offices that the owner adds to a request by hand: the visitor is asked first, and what was agreed to is kept. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'
import { guardStates, type StateRules } from '../state-guard.ts'

const forwardStates: StateRules = {
  table: 'elk_quote_forwards',
  first: ['asked'],
  next: { asked: ['agreed', 'refused', 'lapsed'], lapsed: ['agreed'] },
}

export function quoteForwards(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_quote_forwards')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('request_id', 'text', (c) => c.notNull().references('elk_quote_requests.id').onDelete('cascade'))
        .addColumn('notary_id', 'text', (c) => c.notNull())
        .addColumn('office_name', 'text', (c) => c.notNull())
        .addColumn('office_place', 'text', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('asked_at', timestamp, (c) => c.notNull())
        .addColumn('answered_at', timestamp)
        .addUniqueConstraint('elk_quote_forwards_once', ['request_id', 'notary_id'])
        .execute()
      for (const rule of guardStates(dialect, forwardStates)) await rule.execute(db)
    },
  }
}
