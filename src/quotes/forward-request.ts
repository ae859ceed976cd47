/** The owner has one office more asked for a request that runs: at once where the visitor agreed to it, and otherwise after the visitor was asked. */
import { writeAsEditor } from '../audit/write-as.ts'
import { requireEditor } from '../audit/require-role.ts'
import { AppError } from '../errors/errors.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { cleanText } from '../platform/clean-text.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { FORWARD_DELIVERY, forwardKey, MOST_FORWARDS } from './deliveries.ts'
import { findMatch } from './find-match.ts'
import { insertForward, listForwards, moveForward } from './forwards.queries.ts'
import { listInvitations } from './invitations.queries.ts'
import { inviteOffice } from './invite-office.ts'
import type { AskableSources } from './list-askable.ts'
import { MOST_OFFICES } from './quote-request.ts'
import { findRequest, lockRequest } from './quotes.queries.ts'
import { recordStep } from './record-step.ts'

const REASON_LIMIT = 300

interface Forward {
  /** Of the request. */
  id: string
  notaryId: string
  /** Read by the visitor as well. */
  reason: string
}

/**
 * 'invited': the visitor agreed to this office before, when it could not be asked. 'asked': the visitor gets a mail, and the office hears nothing yet.
 * Throws `not_found`, `invalid_input` without a reason, and `conflict` when the request does not run, or the office cannot be asked or was.
 */
export async function forwardRequest(context: Context, sources: AskableSources, { id, notaryId, reason }: Forward): Promise<'invited' | 'asked'> {
  requireEditor(context)
  const why = cleanText(reason)
  if (why === '' || why.length > REASON_LIMIT) throw new AppError('invalid_input', { fields: ['reason'] })
  const asked = await findRequest(context.db, id)
  if (!asked) throw new AppError('not_found')
  const match = await findMatch(context, sources, { request: asked, notaryId })
  if (!match) throw new AppError('conflict')
  const outcome = await writeAsEditor(context, async (at) => {
    await lockRequest(at.db, id)
    const request = await findRequest(at.db, id)
    const [invitations, forwards] = [await listInvitations(at.db, id), await listForwards(at.db, id)]
    const before = forwards.find((row) => row.notary_id === notaryId)
    const busy = invitations.filter(({ state }) => state !== 'declined' && state !== 'revoked').length
    const isFull = busy + forwards.filter(({ state }) => state === 'asked').length >= MOST_OFFICES || (!before && forwards.length >= MOST_FORWARDS)
    const wasAsked = invitations.some((row) => row.notary_id === notaryId) || (before !== undefined && before.state !== 'lapsed')
    if (request?.state !== 'open' || isFull || wasAsked) throw new AppError('conflict')
    const now = isoNow(at.clock)
    if (before) {
      await moveForward(at.db, { id: before.id, from: 'lapsed' }, { state: 'agreed', answered_at: before.answered_at ?? now })
      await inviteOffice(at, { request, match })
    } else {
      const { name, location } = match.office
      const row = { id: newId(), request_id: id, notary_id: notaryId, office_name: name, office_place: location, reason: why }
      await insertForward(at.db, { ...row, state: 'asked', asked_at: now, answered_at: null })
      const payload = { requestId: id, forwardId: row.id }
      await enqueueDelivery(at.db, { kind: FORWARD_DELIVERY, dedupeKey: forwardKey(id, forwards.length + 1), payload, now })
      await recordStep(at, { requestId: id, step: 'forward-asked', actor: 'owner' })
    }
    const result = before ? ('invited' as const) : ('asked' as const)
    return { result, audit: { action: 'quote.forward', subject: id, details: { office: notaryId, result } }, isVisible: false }
  })
  wakeOutbox(context.db)
  return outcome
}
