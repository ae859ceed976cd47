/** A visitor sends a message: it is stored together with its delivery, or not at all. */
import { createHash } from 'node:crypto'
import { writeConversation } from '../assistant/answering/own-data/write-conversation.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { isoNow } from '../platform/clock.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import { countAttempt, type Limit } from '../platform/rate-limit.ts'
import { cleanForm, findFaults } from './contact-fields.ts'
import { insertContactMessage } from './contact.queries.ts'
import type { ContactMessageInput } from './contact.ts'
import { DAY_SECONDS } from '../platform/days.ts'

/** The kind of the deliveries of this room. */
export const CONTACT_DELIVERY = 'contact'

const MAX_PATH = 200
const perTenMinutes: Limit = { name: 'contact', max: 5, windowSeconds: 600 }
const perDay: Limit = { name: 'contact', max: 30, windowSeconds: DAY_SECONDS }

/**
 * Resolves once the message is on disk; the outbox delivers it from there.
 * Throws `invalid_input` with the fields at fault, or `too_many_messages`, before anything is stored.
 */
export async function submitContactMessage(context: Context, input: ContactMessageInput): Promise<{ id: string }> {
  const form = cleanForm(input)
  const fields = Object.keys(findFaults(form))
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  const message = { ...form, notaryId: input.notaryId ?? null, sourcePage: input.sourcePage.slice(0, MAX_PATH) }
  const { chatSessionId } = input
  const id = input.submissionKey ? idOf(input.submissionKey, { ...message, chatSessionId }) : newId()
  await context.db.transaction().execute(async (tx) => {
    const now = isoNow(context.clock)
    const { notaryId, sourcePage, phone, ...texts } = message
    const conversation = chatSessionId === undefined ? undefined : await writeConversation({ db: tx }, chatSessionId)
    const row = { id, ...texts, phone: phone || null, notary_id: notaryId, source_page: sourcePage, conversation: conversation ?? null, created_at: now }
    // A repeat is no second message, so it neither counts nor is delivered again.
    if (!(await insertContactMessage(tx, row))) return
    await requireWithinLimits(context, tx)
    await enqueueDelivery(tx, { kind: CONTACT_DELIVERY, dedupeKey: id, payload: { messageId: id }, now })
  })
  wakeOutbox(context.db)
  return { id }
}

async function requireWithinLimits(context: Context, tx: AnyDatabase): Promise<void> {
  if (context.actor.kind !== 'visitor') return
  for (const limit of [perTenMinutes, perDay]) {
    const verdict = await countAttempt(tx, context.clock, limit, context.actor.visitor)
    if (!verdict.allowed) throw new AppError('too_many_messages', { retryAfterSeconds: verdict.retryAfterSeconds })
  }
}

/** The same form with the same text has the same id; a form that was changed and sent again is another message. RFC 9562 version 8. */
function idOf(submissionKey: string, message: object): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([submissionKey, message]))
    .digest()
  bytes[6] = 0x80 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}
