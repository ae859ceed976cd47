/** Ends every session of the owner: for a start with another secret key, whoever brought it. */
import type { Context } from '../../platform/context.ts'
import { findOwner } from '../password/owner.queries.ts'
import { deleteAllSessions } from './sessions.queries.ts'

export async function endAllSessions({ db }: Pick<Context, 'db'>): Promise<void> {
  const owner = await findOwner(db)
  if (owner) await deleteAllSessions(db, owner.id)
}
