/** The owner gives a passkey another name. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { requireReader } from '../../audit/require-role.ts'
import { renamePasskeyRow } from './second-factor.queries.ts'

/** Throws `not_found`. */
export async function renamePasskey(context: Context, input: { id: string; name: string }): Promise<void> {
  const userId = requireReader(context)
  await context.db.transaction().execute(async (tx) => {
    if (!(await renamePasskeyRow(tx, userId, input.id, input.name))) throw new AppError('not_found')
    await recordAudit({ ...context, db: tx }, { action: 'passkey.renamed', subject: input.id })
  })
}
