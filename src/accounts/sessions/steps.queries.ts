/** SQL of steps of signing in that are under way. */
import { sql, type Insertable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { AuthVerificationTable } from '../../database/sign-in-tables.ts'

export async function insertStep(db: AnyDatabase, row: Insertable<AuthVerificationTable>): Promise<void> {
  await db.insertInto('elk_auth_verification').values(row).execute()
}

/** The value of a step that waits for a code ends in a dot for each that was offered. */
const ALL_TRIES = '.....'

/** False without such a step, and when all tries were used. */
export async function countStepTry(db: AnyDatabase, identifier: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_auth_verification')
    .set({ value: sql<string>`${sql.ref('value')} || '.'` })
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now)
    .where('value', 'not like', `%${ALL_TRIES}`)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes the step and returns its value; of two at once one gets it. */
export async function takeStep(db: AnyDatabase, identifier: string, now: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('elk_auth_verification')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now)
    .returning('value')
    .executeTakeFirst()
  return row?.value
}

/** Steps of signing in that nobody finished. */
export async function deleteEndedSteps(db: AnyDatabase, now: string): Promise<number> {
  const result = await db.deleteFrom('elk_auth_verification').where('expiresAt', '<', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** The value of a step that is under way. */
export async function findStep(db: AnyDatabase, identifier: string, now: string): Promise<string | undefined> {
  const row = await db.selectFrom('elk_auth_verification').select('value').where('identifier', '=', identifier).where('expiresAt', '>', now).executeTakeFirst()
  return row?.value
}

/** Ends every sign-in that is half done and whose value begins so. */
export async function deleteStepsOf(db: AnyDatabase, start: string): Promise<void> {
  await db
    .deleteFrom('elk_auth_verification')
    .where(sql`substr(${sql.ref('value')}, 1, ${start.length})`, '=', start)
    .execute()
}
