/** Whether the password alone does not open the owner's area: an app for codes is in use, or there is a passkey. */
import type { Context } from '../../platform/context.ts'
import { requireOwner } from '../../audit/require-owner.ts'
import { hasSecondFactor } from './second-factor.queries.ts'

/** For the owner and the system. */
export async function isSecondFactorOn(context: Context): Promise<boolean> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return hasSecondFactor(context.db)
}
