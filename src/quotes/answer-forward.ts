/** The visitor says whether the request may go to one office more, which the owner thought of. */
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { forwardText } from './consent.nl.ts'
import { findMatch } from './find-match.ts'
import { addConsent, listForwards, moveForward } from './forwards.queries.ts'
import { inviteOffice } from './invite-office.ts'
import type { AskableSources } from './list-askable.ts'
import { findRequest, lockRequest } from './quotes.queries.ts'
import { recordStep } from './record-step.ts'

interface ForwardAnswer {
  requestId: string
  forwardId: string
  agrees: boolean
}

/** Once; nothing happens when it was answered before or the request does not run any more. An office that cannot be asked by now is not. */
export async function answerForward(context: Context, sources: AskableSources, { requestId, forwardId, agrees }: ForwardAnswer): Promise<void> {
  const asked = await findRequest(context.db, requestId)
  const forward = (await listForwards(context.db, requestId)).find(({ id }) => id === forwardId)
  if (!asked || !forward) return
  const match = agrees ? await findMatch(context, sources, { request: asked, notaryId: forward.notary_id }) : undefined
  await context.db.transaction().execute(async (tx) => {
    const at = { ...context, db: tx }
    await lockRequest(tx, requestId)
    const request = await findRequest(tx, requestId)
    if (request?.state !== 'open') return
    const state = match ? 'agreed' : agrees ? 'lapsed' : 'refused'
    if (!(await moveForward(tx, { id: forwardId, from: 'asked' }, { state, answered_at: isoNow(context.clock) }))) return
    if (!agrees) return recordStep(at, { requestId, step: 'forward-refused', actor: 'visitor' })
    // The words are made here, and not taken from the form.
    await addConsent(tx, requestId, forwardText(forward.office_name, forward.office_place))
    await recordStep(at, { requestId, step: 'forward-agreed', actor: 'visitor' })
    if (match) await inviteOffice(at, { request, match })
  })
  wakeOutbox(context.db)
}
