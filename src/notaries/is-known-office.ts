/** Whether there is such a notary of the owner: no sample, and not deleted. */
import type { Context } from '../platform/context.ts'
import { findNotaryRow } from './notary-edit.queries.ts'

export async function isKnownOffice(context: Pick<Context, 'db'>, id: string): Promise<boolean> {
  const row = await findNotaryRow(context.db, id)
  return row !== undefined && !row.is_sample && row.deleted_at === null
}
