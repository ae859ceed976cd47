/** Offices that take requests for quotes, and who was asked what; the database refuses a step of an invitation that there is not. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'
import { guardStates, type StateRules } from '../state-guard.ts'

const invitationStates: StateRules = {
  table: 'elk_quote_invitations',
  first: ['waiting', 'invited'],
  next: {
    waiting: ['invited', 'revoked'],
    invited: ['quoted', 'declined', 'expired', 'revoked'],
    expired: ['quoted', 'declined', 'revoked'],
    quoted: ['chosen', 'passed', 'revoked'],
    declined: ['quoted', 'revoked'],
  },
}

export function quoteInvitations(dialect: DialectName): Migration {
  const { timestamp, boolean } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('elk_quote_requests').addColumn('language', 'text').execute()
      await db.schema
        .createTable('elk_quote_invitations')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('request_id', 'text', (c) => c.notNull())
        .addColumn('notary_id', 'text', (c) => c.notNull())
        .addColumn('office_name', 'text', (c) => c.notNull())
        .addColumn('reasons', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('link_hash', 'text', (c) => c.unique())
        .addColumn('invited_at', timestamp)
        .addColumn('due_at', timestamp)
        .addColumn('answered_at', timestamp)
        .addColumn('decline_reason', 'text')
        .addColumn('total_cents', 'integer')
        .addColumn('reminders', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('remind_at', timestamp)
        .addColumn('credit', 'text')
        .addColumn('created_at', timestamp, (c) => c.notNull())
        .addUniqueConstraint('elk_quote_invitations_once', ['request_id', 'notary_id'])
        .execute()
      await db.schema.createIndex('elk_quote_invitations_office').on('elk_quote_invitations').columns(['notary_id', 'invited_at']).execute()
      await db.schema.createIndex('elk_quote_invitations_remind').on('elk_quote_invitations').columns(['remind_at']).execute()
      await db.schema.createIndex('elk_quote_invitations_due').on('elk_quote_invitations').columns(['state', 'due_at']).execute()
      await db.schema
        .createTable('elk_quote_offices')
        .addColumn('notary_id', 'text', (c) => c.primaryKey())
        .addColumn('takes_requests', boolean, (c) => c.notNull())
        .addColumn('capacity', 'integer', (c) => c.notNull())
        .addColumn('confirmed_email', 'text', (c) => c.notNull())
        .addColumn('proven_email', 'text')
        .addColumn('proven_at', timestamp)
        .addColumn('code_at', timestamp)
        .addColumn('code_tries', 'integer', (c) => c.notNull())
        .addColumn('updated_at', timestamp, (c) => c.notNull())
        .execute()
      for (const rule of guardStates(dialect, invitationStates)) await rule.execute(db)
    },
  }
}
