/** SQL of the backups that were tried. */
import type { AnyDatabase } from '../database/database.ts'

export interface Run {
  started_at: string
  finished_at: string | null
  fault: string | null
}

/** The newest that succeeded, and the newest of all. */
export async function readRuns(db: AnyDatabase, name: string): Promise<{ good: Run | undefined; newest: Run | undefined }> {
  const runs = db.selectFrom('elk_job_runs').select(['started_at', 'finished_at', 'fault']).where('name', '=', name).orderBy('started_at', 'desc').limit(1)
  const [good, newest] = await Promise.all([runs.where('finished_at', 'is not', null).where('fault', 'is', null).executeTakeFirst(), runs.executeTakeFirst()])
  return { good, newest }
}

/** Of a copy: what ran while it was made runs no more, and would be told as ended before its time. Also of the jobs beside it, which are then due anew. */
export async function forgetUnfinished(db: AnyDatabase): Promise<void> {
  await db.deleteFrom('elk_job_runs').where('finished_at', 'is', null).execute()
}
