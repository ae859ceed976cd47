/** The owner takes a passkey away; it stops working at once. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { confirmOwner } from '../sessions/confirm-owner.ts'
import { settleAfterRemoval } from './keep-one-factor.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { lockUserRow } from '../password/users.queries.ts'
import { deletePasskeyRow } from './second-factor.queries.ts'

/** Throws `invalid_input` with field `password`, `wrong_password`, `not_found`, or `conflict` when a live site would be without a second factor. */
export async function removePasskey(context: Context, input: { id: string; password: string | undefined }): Promise<void> {
  const userId = await confirmOwner(context, input.password)
  await context.db.transaction().execute(async (tx) => {
    await lockUserRow(tx, userId)
    if (!(await deletePasskeyRow(tx, userId, input.id))) throw new AppError('not_found')
    await settleAfterRemoval(context, tx, userId)
    await recordAudit({ ...context, db: tx }, { action: 'passkey.removed', subject: input.id })
  })
}
