/** Erases sign-in sessions, and steps of signing in, that have run out; the sign-in library only erases those that somebody still tries. */
import type { Context } from '../platform/context.ts'
import { deleteEndedSessions } from './accounts.queries.ts'
import { requireOwner } from './require-owner.ts'
import { deleteEndedSteps } from './second-factor.queries.ts'

/** For the system and the owner. Returns how many went. */
export async function eraseEndedSessions(context: Context, { now }: { now: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return (await deleteEndedSessions(context.db, now)) + (await deleteEndedSteps(context.db, now))
}
