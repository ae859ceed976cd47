/** SQL of the use of the provider, a row a day. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import { modelFailures, modelSkips } from './model-outcome.ts'

/** How many there can be of a day. */
const OUTCOMES = modelFailures.length + modelSkips.length + 1

/** Counts one call and returns how many there have been this day. */
export async function countProviderRequest(db: AnyDatabase, day: string): Promise<number> {
  const row = await db
    .insertInto('elk_provider_usage')
    .values({ day, requests: 1, input_tokens: 0, output_tokens: 0 })
    .onConflict((oc) => oc.column('day').doUpdateSet({ requests: sql`elk_provider_usage.requests + 1` }))
    .returning('requests')
    .executeTakeFirstOrThrow()
  return row.requests
}

export async function addProviderTokens(db: AnyDatabase, day: string, input: number, output: number): Promise<void> {
  await db
    .updateTable('elk_provider_usage')
    .set({ input_tokens: sql`input_tokens + ${input}`, output_tokens: sql`output_tokens + ${output}` })
    .where('day', '=', day)
    .execute()
}

/** One more of this day. */
export async function addOutcome(db: AnyDatabase, day: string, outcome: string): Promise<void> {
  await db
    .insertInto('elk_provider_outcomes')
    .values({ day, outcome, count: 1 })
    .onConflict((oc) => oc.columns(['day', 'outcome']).doUpdateSet({ count: sql`elk_provider_outcomes.count + 1` }))
    .execute()
}

/** Longer than any period that is asked for. */
const MOST_DAYS = 400

/** From this day on; days without a call have no row. */
export const listUsage = (db: AnyDatabase, from: string) =>
  db.selectFrom('elk_provider_usage').selectAll().where('day', '>=', from).orderBy('day').limit(MOST_DAYS).execute()

export const listOutcomes = (db: AnyDatabase, from: string) =>
  db
    .selectFrom('elk_provider_outcomes')
    .selectAll()
    .where('day', '>=', from)
    .orderBy('day')
    .orderBy('outcome')
    .limit(MOST_DAYS * OUTCOMES)
    .execute()
