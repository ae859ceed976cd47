/** Somebody reports something: it is stored together with its delivery, or not at all. */
import { AppError } from '../errors/errors.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { requireWithinFormLimits } from '../platform/form-limits.ts'
import { newId } from '../platform/ids.ts'
import { submissionId } from '../platform/submission-id.ts'
import { cleanNotice, findNoticeFaults, type NoticeKind, type NoticeTyped } from './notice.ts'
import { insertNotice } from './notices.queries.ts'

/** The kind of the deliveries to the owner. */
export const NOTICE_DELIVERY = 'notice'

export interface NoticeInput extends NoticeTyped {
  kind: NoticeKind
  /** UUID of the form that was shown; absent: always a new notice. */
  submissionKey?: string | undefined
}

/** Throws `invalid_input` with the fields at fault, or `too_many_messages`, before anything is stored. */
export async function submitNotice(context: Context, { kind, submissionKey, ...typed }: NoticeInput): Promise<{ id: string }> {
  const notice = cleanNotice(typed)
  const fields = Object.keys(findNoticeFaults(notice))
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  const id = submissionKey ? submissionId(submissionKey, { kind, ...notice }) : newId()
  await context.db.transaction().execute(async (tx) => {
    const now = isoNow(context.clock)
    const undecided = { decision: null, reasons: null, decided_at: null }
    // A repeat is no second notice, so it neither counts nor is delivered again.
    if (!(await insertNotice(tx, { id, kind, ...notice, created_at: now, ...undecided }))) return
    await requireWithinFormLimits(context, tx, 'notice')
    await enqueueDelivery(tx, { kind: NOTICE_DELIVERY, dedupeKey: id, payload: { noticeId: id }, now })
  })
  wakeOutbox(context.db)
  return { id }
}
