/** Messages as records of the owner: a deleted one is hidden, and comes back for a day. People wrote it, so no longer than that. */
import { forgetDeliveries, forgetUnsent } from '../mail/forget-deliveries.ts'
import { isoNow } from '../platform/clock.ts'
import type { RecordKind } from '../records/record-kind.ts'
import { findContactMessage } from './contact.queries.ts'
import { enqueueMessage } from './enqueue-message.ts'

export const messageRecord: RecordKind = {
  table: 'elk_contact_messages',
  actions: { save: 'contact.answered', delete: 'contact.delete', restore: 'contact.restore' },
  kept: 'a-day',
  // What is deleted goes to nobody any more.
  async onDelete({ db }, id) {
    await forgetUnsent(db, [id])
    return { isVisible: false }
  },
  // What was sent is known to be sent, and is not sent again.
  async onRestore({ db, clock }, id) {
    const message = await findContactMessage(db, id)
    await enqueueMessage(db, { id, toOffice: message?.recipient_email != null, now: isoNow(clock) })
    return { isVisible: false }
  },
  beforeErasing: ({ db }, id) => forgetDeliveries(db, [id]),
}
