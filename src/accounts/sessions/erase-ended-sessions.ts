/** Erases sign-in sessions, and steps of signing in, that have run out. */
import type { Context } from '../../platform/context.ts'
import { deleteEndedSessions } from './sessions.queries.ts'
import { deleteEndedSteps } from './steps.queries.ts'
import { requireOwner } from '../../audit/require-role.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { sessionTermSettings } from './session.settings.ts'
import { readSessionTerms } from './session-terms.ts'

/** For the system and the owner. Returns how many went. */
export async function eraseEndedSessions(context: Context, { now }: { now: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  const { idle, whole } = readSessionTerms(await readSettings(context, sessionTermSettings))
  const before = (milliseconds: number) => new Date(Date.parse(now) - milliseconds).toISOString()
  return (await deleteEndedSessions(context.db, { now, usedBefore: before(idle), begunBefore: before(whole) })) + (await deleteEndedSteps(context.db, now))
}
