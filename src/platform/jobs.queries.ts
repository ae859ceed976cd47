/** SQL of the jobs that ran. */
import type { AnyDatabase } from '../database/database.ts'

/** True for the one instance that takes this slot. */
export async function takeSlot(db: AnyDatabase, name: string, slot: string, now: string): Promise<boolean> {
  const taken = await db
    .insertInto('elk_job_runs')
    .values({ name, slot, started_at: now, finished_at: null, fault: null })
    .onConflict((oc) => oc.columns(['name', 'slot']).doNothing())
    .returning('slot')
    .executeTakeFirst()
  return taken !== undefined
}

export async function settleSlot(db: AnyDatabase, name: string, slot: string, finishedAt: string, fault: string | null): Promise<void> {
  await db.updateTable('elk_job_runs').set({ finished_at: finishedAt, fault }).where('name', '=', name).where('slot', '=', slot).execute()
}

export async function deleteRunsBefore(db: AnyDatabase, name: string, before: string): Promise<void> {
  await db.deleteFrom('elk_job_runs').where('name', '=', name).where('started_at', '<', before).execute()
}
