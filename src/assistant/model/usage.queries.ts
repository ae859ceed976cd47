/** SQL of the use of the provider, a row a day. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'

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
