/** Refused tries to get in are counted on one row an hour. The log stays append-only: the database lets that count go up by one, and nothing else change. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DialectName } from '../dialects.ts'

const columns = ['id', 'actor', 'action', 'subject', 'details', 'visitor', 'request_id', 'created_at', 'refusal']

const sqliteRule: readonly RawBuilder<unknown>[] = [
  sql`drop trigger elk_audit_log_no_update`,
  sql.raw(`create trigger elk_audit_log_no_update before update on elk_audit_log
    when not (old.refusal is not null and new.count = old.count + 1 and ${columns.map((name) => `new.${name} is old.${name}`).join(' and ')})
    begin select raise(abort, 'elk_audit_log is append-only'); end`),
]

const postgresRule: readonly RawBuilder<unknown>[] = [
  sql.raw(`create or replace function elk_audit_log_append_only() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and old.refusal is not null and new.count = old.count + 1 and to_jsonb(new) - 'count' = to_jsonb(old) - 'count' then
      return new;
    end if;
    raise exception 'elk_audit_log is append-only';
  end $$`),
]

export function refusedTries(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('elk_audit_log')
        .addColumn('count', 'integer', (c) => c.notNull().defaultTo(1))
        .execute()
      await db.schema.alterTable('elk_audit_log').addColumn('refusal', 'text').execute()
      await db.schema.createIndex('elk_audit_log_refusal').on('elk_audit_log').column('refusal').unique().execute()
      for (const statement of dialect === 'sqlite' ? sqliteRule : postgresRule) await statement.execute(db)
    },
  }
}
