/** The only way between demo and live. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-role.ts'
import { contentChanged } from '../../platform/content-version.ts'
import { withinTransaction, type Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { setSiteMode } from '../../settings/set-site-mode.ts'
import { blocking } from './checklist.ts'
import { readLive, type LiveServices } from './read-live.ts'

/** Throws `conflict` with the items that are not in order. A site that is live already stays so, without a second row in the log. */
export async function goLive(context: Context, services: LiveServices): Promise<void> {
  requireOwner(context)
  await serially(context, async (tx) => {
    const { mode, items } = await readLive(tx, services)
    if (mode === 'live') return
    const open = blocking(items)
    if (open.length > 0) throw new AppError('conflict', { fields: open.map(({ id }) => id) })
    await setSiteMode(tx, 'live')
    const warnings = items.filter(({ ok, warnings: own }) => !ok || own.length > 0).map(({ id }) => id)
    await recordAudit(tx, { action: 'site.live', details: { warnings } })
  })
}

/** Visitors then see examples again, under a bar that says so. */
export async function goDemo(context: Context, services: LiveServices): Promise<void> {
  requireOwner(context)
  await serially(context, async (tx) => {
    if ((await readLive(tx, services)).mode === 'demo') return
    await setSiteMode(tx, 'demo')
    await recordAudit(tx, { action: 'site.demo' })
  })
}

/** Every write of the owner bumps the content version, so whoever does it first makes the others wait: the facts stand still while they are judged. */
const serially = (context: Context, work: (inside: Context) => Promise<void>): Promise<void> =>
  context.db.transaction().execute(async (tx) => {
    await contentChanged(tx)
    await work(withinTransaction(context, tx))
  })
