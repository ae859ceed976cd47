/** A live site keeps a second factor: the last one cannot be taken away. */
import { withinTransaction, type AnyDatabase, type Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { modeSettings } from '../../settings/mode.settings.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { deleteTwoFactor, hasSecondFactor } from './second-factor.queries.ts'

/** After one was taken away: without any left the recovery codes go too. Throws `conflict` when the site is live, which undoes the transaction. */
export async function settleAfterRemoval(context: Context, tx: AnyDatabase, userId: string): Promise<void> {
  if (await hasSecondFactor(tx, userId)) return
  const { site_mode: mode } = await readSettings(withinTransaction(context, tx), modeSettings)
  if (mode === 'live') throw new AppError('conflict')
  await deleteTwoFactor(tx, userId)
}
