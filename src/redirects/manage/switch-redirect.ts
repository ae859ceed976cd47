/** Turns a link on or off. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-owner.ts'
import { isoNow } from '../../platform/clock.ts'
import { contentChanged } from '../../platform/content-version.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { setActive } from './manage.queries.ts'

export async function switchRedirect(context: Context, { id, active }: { id: string; active: boolean }): Promise<void> {
  requireOwner(context)
  await context.db.transaction().execute(async (tx) => {
    if (!(await setActive(tx, id, active, isoNow(context.clock)))) throw new AppError('not_found')
    await recordAudit({ ...context, db: tx }, { action: 'redirect.save', subject: id, details: { active } })
    await contentChanged(tx)
  })
}
