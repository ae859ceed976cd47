/** What the clock does to requests: it reminds offices, and ends the time that they had. Each is claimed by one instance. */
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { everyMinutes, type Job } from '../platform/jobs.ts'
import { ENDED_DELIVERY, endedKey, REMINDER_DELIVERY, reminderKey } from './deliveries.ts'
import { claimReminder, expireInvitations, listDueReminders } from './invitations.queries.ts'
import { endTime, listOverdue, lockRequest } from './quotes.queries.ts'
import { recordStep } from './record-step.ts'
import { askForReviews } from './reviewing/review-links.ts'
import { MOST_REMINDERS, reminderAfter } from './working-days.ts'

const BATCH = 500

/** After a stretch in which nothing ran, what was missed goes as one. */
function nextReminder(from: string, sent: number, now: string): { reminders: number; remind_at: string | null } {
  for (let reminders = sent + 1; reminders < MOST_REMINDERS; reminders += 1) {
    const at = reminderAfter(from, reminders)
    if (at !== undefined && at > now) return { reminders, remind_at: at }
  }
  return { reminders: MOST_REMINDERS, remind_at: null }
}

/** How many were sent. */
export async function remindOffices(context: Context, signal?: AbortSignal): Promise<number> {
  const now = isoNow(context.clock)
  let count = 0
  for (const { id, request_id: requestId, invited_at: from, reminders: sent } of await listDueReminders(context.db, now, BATCH)) {
    if (signal?.aborted) break
    const next = nextReminder(from ?? now, sent, now)
    count += await context.db.transaction().execute(async (tx) => {
      await lockRequest(tx, requestId)
      if (!(await claimReminder(tx, id, sent, next))) return 0
      await enqueueDelivery(tx, { kind: REMINDER_DELIVERY, dedupeKey: reminderKey(id, next.reminders), payload: { invitationId: id }, now })
      await recordStep({ ...context, db: tx }, { requestId, step: 'reminded', actor: 'system', invitationId: id })
      return 1
    })
  }
  return count
}

/** How many came to their end. What an office sends afterwards still arrives. */
export async function endOverdue(context: Context, signal?: AbortSignal): Promise<number> {
  const now = isoNow(context.clock)
  let count = 0
  for (const { id } of await listOverdue(context.db, now, BATCH)) {
    if (signal?.aborted) break
    count += await context.db.transaction().execute(async (tx) => {
      if (!(await endTime(tx, id))) return 0
      await expireInvitations(tx, id)
      await enqueueDelivery(tx, { kind: ENDED_DELIVERY, dedupeKey: endedKey(id), payload: { requestId: id }, now })
      await recordStep({ ...context, db: tx }, { requestId: id, step: 'ended', actor: 'system' })
      return 1
    })
  }
  return count
}

/** Each minute, once over all instances. */
export const quoteClockJob: Job = {
  name: 'quote-clock',
  slot: everyMinutes(1),
  async work(context, signal) {
    const done = (await endOverdue(context, signal)) + (await remindOffices(context, signal)) + (await askForReviews(context, signal))
    if (done > 0) wakeOutbox(context.db)
  },
}
