/** Invitations that nobody accepted stay a week after they are over, so that the owner sees it. */
import { requireOwner } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import { DAY_MS } from '../../platform/days.ts'
import { deleteInvitationsBefore } from './invitations.queries.ts'

const SHOWN_DAYS = 7

/** For the system and an owner. Returns how many went. */
export async function eraseEndedInvitations(context: Context): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return deleteInvitationsBefore(context.db, new Date(context.clock.now().getTime() - SHOWN_DAYS * DAY_MS).toISOString())
}
