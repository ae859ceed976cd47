/** Whether the password alone does not sign in who asks: an app for codes is in use, or there is a passkey. */
import type { Context } from '../../platform/context.ts'
import { requireReader } from '../../audit/require-role.ts'
import { hasSecondFactor } from './second-factor.queries.ts'

export async function isSecondFactorOn(context: Context): Promise<boolean> {
  return hasSecondFactor(context.db, requireReader(context))
}
