/** What the clock does to requests: it reminds offices, and ends the time that they had. Each is claimed by one instance. */
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { everyMinutes, type Job } from '../platform/jobs.ts'
import { ENDED_DELIVERY, endedKey, REMINDER_DELIVERY, reminderKey } from './deliveries.ts'
import { claimReminder, expireInvitations, listDueReminders } from './invitations.queries.ts'
import { endTime, listOverdue, lockRequest } from './quotes.queries.ts'
import { recordStep } from './record-step.ts'
import { askForReviews } from './reviewing/review-links.ts'
import { MOST_REMINDERS, reminderAfter } from './working-days.ts'

const BATCH = 500
/** Each transaction waits for the disk: a few do for the whole, and hold nobody up for long. */
const AT_ONCE = 50

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

/** The one that is locked first has the lowest id, as everywhere. */
const byId = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id).toSorted()

async function endOne(at: TransactionContext, id: string, now: string): Promise<number> {
  if (!(await endTime(at.db, id))) return 0
  await expireInvitations(at.db, id)
  await enqueueDelivery(at.db, { kind: ENDED_DELIVERY, dedupeKey: endedKey(id), payload: { requestId: id }, now })
  await recordStep(at, { requestId: id, step: 'ended', actor: 'system' })
  return 1
}

/** How many came to their end. What an office sends afterwards still arrives. */
export async function endOverdue(context: Context, signal?: AbortSignal): Promise<number> {
  const now = isoNow(context.clock)
  const overdue = await listOverdue(context.db, now, BATCH)
  let count = 0
  for (let from = 0; from < overdue.length; from += AT_ONCE) {
    if (signal?.aborted) break
    count += await context.db.transaction().execute(async (tx) => {
      let ended = 0
      for (const id of byId(overdue.slice(from, from + AT_ONCE))) ended += await endOne({ ...context, db: tx }, id, now)
      return ended
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
