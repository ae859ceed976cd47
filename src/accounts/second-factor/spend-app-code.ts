/** Uses up a code of the app: each counts once, and none before it counts any more. */
import type { Context } from '../../platform/context.ts'
import { openFactor } from './second-factor-seal.ts'
import { claimStep, findTwoFactor } from './second-factor.queries.ts'
import { matchStep } from './totp.ts'

/** False for a code that is wrong, too old or used, and when no app is in use. */
export async function spendAppCode(context: Context, userId: string, code: string): Promise<boolean> {
  const row = await findTwoFactor(context.db, userId)
  if (row?.verified !== 1) return false
  const step = matchStep(openFactor(context, row.secret), code, context.clock.now())
  return step !== undefined && claimStep(context.db, row.id, step)
}
