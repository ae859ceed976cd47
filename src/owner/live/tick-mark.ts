/** The owner says that something was read or done that no program can see. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-owner.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { legalVersion } from './checklist.ts'
import { setMark } from '../../settings/live/live-marks.ts'

export const tickableMarks = ['legal-read', 'key-copy'] as const

export type TickableMark = (typeof tickableMarks)[number]

/** What was read counts for the texts as they are now; other texts must be read again. */
export async function tickMark(context: Context, { mark, done }: { mark: TickableMark; done: boolean }): Promise<void> {
  requireOwner(context)
  const value = mark === 'legal-read' ? legalVersion : isoNow(context.clock)
  await context.db.transaction().execute(async (tx) => {
    await setMark({ ...context, db: tx }, mark, done ? value : undefined)
    await recordAudit({ ...context, db: tx }, { action: 'settings.save', details: { mark, done } })
  })
}
