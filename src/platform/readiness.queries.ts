/** SQL of readiness. */
import type { AnyDatabase } from '../database/database.ts'

/** A write that changes something each time: one that changes nothing succeeds on a full disk too. */
export async function probeWrite(db: AnyDatabase, now: string): Promise<void> {
  await db.updateTable('elk_installation').set({ probed_at: now }).where('id', '=', 1).execute()
}
