/** SQL of steps of signing in that are under way. */
import { sql, type Insertable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { AuthVerificationTable } from '../../database/sign-in-tables.ts'

export async function insertStep(db: AnyDatabase, row: Insertable<AuthVerificationTable>): Promise<void> {
  await db.insertInto('elk_auth_verification').values(row).execute()
}

/** Of a step that waits for a code, the value is a dot for each that was offered. */
const ALL_TRIES = '.....'

/** False without such a step, and when all tries were used. */
export async function countStepTry(db: AnyDatabase, identifier: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_auth_verification')
    .set({ value: sql<string>`${sql.ref('value')} || '.'` })
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now)
    .where('value', '!=', ALL_TRIES)
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

/** Whether a step of signing in is under way. */
export async function hasStep(db: AnyDatabase, identifier: string, now: string): Promise<boolean> {
  const row = await db.selectFrom('elk_auth_verification').select('id').where('identifier', '=', identifier).where('expiresAt', '>', now).executeTakeFirst()
  return row !== undefined
}

/** Ends every sign-in that is half done. */
export async function deleteSteps(db: AnyDatabase): Promise<void> {
  await db.deleteFrom('elk_auth_verification').execute()
}
