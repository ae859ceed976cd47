/** An office that reads its mailbox says whether it takes requests now, and how many at once; the owner can end its pause. */
import { recordAudit } from '../audit/record-audit.ts'
import { AppError } from '../errors/errors.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { findOfficeRow, lockOffice, setOffice } from './offices.queries.ts'
import { MOST_CAPACITY } from './save-quote-office.ts'

export interface Pace {
  officeId: string
  takes: boolean
  capacity: number
}

/** Holds at once. What the owner switched off stays off. Throws `invalid_input`, and `not_found` for an office that never proved its mailbox. */
export async function setOfficePace(context: Context, { officeId, takes, capacity }: Pace): Promise<void> {
  if (!Number.isInteger(capacity) || capacity < 1 || capacity > MOST_CAPACITY) throw new AppError('invalid_input', { fields: ['capacity'] })
  await context.db.transaction().execute(async (tx) => {
    await lockOffice(tx, officeId)
    const row = await findOfficeRow(tx, officeId)
    if (!row) throw new AppError('not_found')
    const before = { takes: row.paused_at === null, capacity: row.capacity }
    if (before.takes === takes && before.capacity === capacity) return
    const now = isoNow(context.clock)
    await setOffice(tx, officeId, { paused_at: takes ? null : (row.paused_at ?? now), capacity, updated_at: now })
    await recordAudit({ ...context, db: tx }, { action: 'quote-office.pace', subject: officeId, details: { before, after: { takes, capacity } } })
  })
}
