/** The owner's own notaries by name, to choose one from. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { selectAllNotaries } from './notary-edit.queries.ts'

/** Samples and deleted ones left out. */
export async function listNotaryNames(context: Context): Promise<{ id: string; name: string; location: string }[]> {
  requireReader(context)
  const rows = await selectAllNotaries(context.db, false)
  return rows.filter((row) => !row.is_sample).map(({ id, name, location }) => ({ id, name, location }))
}
