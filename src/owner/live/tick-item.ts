/** The owner says that something was read or done that no program can see. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-role.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { legalVersion } from './checklist.ts'
import { setTick } from '../../settings/live/live-ticks.ts'

export const tickableItems = ['legal-read', 'key-copy'] as const

export type TickableItem = (typeof tickableItems)[number]

/** What was read counts for the texts as they are now; other texts must be read again. */
export async function tickItem(context: Context, { tick, done }: { tick: TickableItem; done: boolean }): Promise<void> {
  requireOwner(context)
  const value = tick === 'legal-read' ? legalVersion : isoNow(context.clock)
  await context.db.transaction().execute(async (tx) => {
    await setTick({ ...context, db: tx }, tick, done ? value : undefined)
    await recordAudit({ ...context, db: tx }, { action: 'settings.save', details: { tick, done } })
  })
}
