/** Ends every session of the owner: for a start with another secret key, whoever brought it. */
import type { Context } from '../../platform/context.ts'
import { deleteAllSessions, findOwner } from '../accounts.queries.ts'

export async function endAllSessions({ db }: Pick<Context, 'db'>): Promise<void> {
  const owner = await findOwner(db)
  if (owner) await deleteAllSessions(db, owner.id)
}
