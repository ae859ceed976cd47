/** The owner decides on a notice, with reasons; whoever reported it gets them by mail. */
import { writeAsEditor } from '../audit/write-as.ts'
import { AppError } from '../errors/errors.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { cleanText } from '../platform/clean-text.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { reasonBounds, type NoticeDecision } from './notice.ts'
import { findNotice, writeDecision } from './notices.queries.ts'

/** The kind of the deliveries to who reported something. */
export const DECISION_DELIVERY = 'notice-decision'

/** The delivery of a decision has a key of its own beside that of the notice. */
export const decisionKey = (noticeId: string): string => `${noticeId}-besluit`

export interface DecisionInput {
  id: string
  decision: NoticeDecision
  reasons: string
  /** Mail can go to others than the owner. */
  sendsMail: boolean
}

/** Once, since the mail cannot be taken back; without `sendsMail` there is none, and the owner writes it.  Throws `invalid_input`, `not_found`, and `conflict` when it was decided before. */
export async function decideNotice(context: Context, { id, decision, reasons: typed, sendsMail }: DecisionInput): Promise<void> {
  const reasons = cleanText(typed)
  if (reasons.length < reasonBounds.least || reasons.length > reasonBounds.most) throw new AppError('invalid_input', { fields: ['reasons'] })
  await writeAsEditor(context, async ({ db, clock }) => {
    const now = isoNow(clock)
    if (!(await writeDecision(db, id, { decision, reasons, decided_at: now }))) throw new AppError((await findNotice(db, id)) ? 'conflict' : 'not_found')
    if (sendsMail) await enqueueDelivery(db, { kind: DECISION_DELIVERY, dedupeKey: decisionKey(id), payload: { noticeId: id }, now })
    return { result: undefined, audit: { action: 'notice.decide', subject: id, details: { decision } }, isVisible: false }
  })
  wakeOutbox(context.db)
}
