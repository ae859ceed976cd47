/** A visitor sends a message: it is stored together with its delivery, or not at all. */
import { writeConversation } from '../assistant/answering/own-data/write-conversation.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { requireWithinFormLimits } from '../platform/form-limits.ts'
import { AppError } from '../errors/errors.ts'
import { newId } from '../platform/ids.ts'
import { submissionId } from '../platform/submission-id.ts'
import { announce } from '../webhooks/announce.ts'
import { cleanForm, findFaults } from './contact-fields.ts'
import { insertContactMessage } from './contact.queries.ts'
import type { ContactMessageInput, OfficeRecipient } from './contact.ts'
import { enqueueMessage } from './enqueue-message.ts'

const MAX_PATH = 200

/**
 * Resolves once the message is on disk; the outbox delivers it from there.
 * Throws `invalid_input` with the fields at fault, or `too_many_messages`, before anything is stored.
 */
export async function submitContactMessage(context: Context, input: ContactMessageInput): Promise<{ id: string }> {
  const form = cleanForm(input)
  const fields = Object.keys(findFaults(form))
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  const message = { ...form, notaryId: input.notaryId ?? null, sourcePage: input.sourcePage.slice(0, MAX_PATH) }
  const { chatSessionId, office } = input
  const id = input.submissionKey ? submissionId(input.submissionKey, { ...message, chatSessionId }) : newId()
  await context.db.transaction().execute(async (tx) => {
    const now = isoNow(context.clock)
    const { notaryId, sourcePage, phone, ...texts } = message
    const conversation = chatSessionId === undefined ? undefined : await writeConversation({ db: tx }, chatSessionId)
    const row = {
      id,
      ...texts,
      phone: phone || null,
      notary_id: notaryId,
      source_page: sourcePage,
      conversation: conversation ?? null,
      created_at: now,
      ...recipientColumns(office),
    }
    // A repeat is no second message, so it neither counts nor is delivered again.
    if (!(await insertContactMessage(tx, row))) return
    await requireWithinFormLimits(context, tx, 'contact')
    await enqueueMessage(tx, { id, toOffice: office !== undefined, now })
    await announce(tx, { type: 'message.received', data: { message_id: id } }, now)
  })
  wakeOutbox(context.db)
  return { id }
}

const recipientColumns = (office: OfficeRecipient | undefined) => ({
  recipient_name: office?.name ?? null,
  recipient_email: office?.email ?? null,
  consent_version: office?.consent.version ?? null,
  consent_text: office?.consent.text ?? null,
})
