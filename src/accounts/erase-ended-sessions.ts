/** Erases sign-in sessions that have run out; the sign-in library only erases those that somebody still tries. */
import type { Context } from '../platform/context.ts'
import { deleteEndedSessions } from './accounts.queries.ts'
import { requireOwner } from './require-owner.ts'

/** For the system and the owner. Returns how many went. */
export async function eraseEndedSessions(context: Context, { now }: { now: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return deleteEndedSessions(context.db, now)
}
