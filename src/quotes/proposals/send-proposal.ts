/** An office that reads its mailbox says what should stand on its page. It changes nothing there: the owner takes it over, or refuses it. */
import { recordAudit } from '../../audit/record-audit.ts'
import { AppError } from '../../errors/errors.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { DAY_SECONDS } from '../../platform/days.ts'
import { newId } from '../../platform/ids.ts'
import { countAttempt, type Limit } from '../../platform/rate-limit.ts'
import { lockOffice } from '../offices.queries.ts'
import type { Proposal } from './proposal.ts'
import { findWaitingOf, insertProposal, settleProposal } from './proposals.queries.ts'

/** Of one office. */
const limit: Limit = { name: 'office-proposal', max: 10, windowSeconds: DAY_SECONDS }

/** Takes the place of one that waits; the same again is that one. Throws `too_many_tries` past ten a day. */
export async function sendProposal(context: Context, { officeId, proposal }: { officeId: string; proposal: Proposal }): Promise<void> {
  const content = JSON.stringify(proposal)
  await context.db.transaction().execute(async (tx) => {
    await lockOffice(tx, officeId)
    const before = await findWaitingOf(tx, officeId)
    if (before?.content === content) return
    const verdict = await countAttempt(tx, context.clock, limit, officeId)
    if (!verdict.allowed) throw new AppError('too_many_tries', { retryAfterSeconds: verdict.retryAfterSeconds })
    const now = isoNow(context.clock)
    // The owner may settle it at this very moment; then this one waits beside it all the same.
    if (before) await settleProposal(tx, before.id, { state: 'withdrawn', decided_at: now })
    const id = newId()
    await insertProposal(tx, { id, notary_id: officeId, content, state: 'waiting', reason: null, created_at: now, decided_at: null })
    await recordAudit({ ...context, db: tx }, { action: 'quote-office.propose', subject: officeId, details: { proposal: id } })
  })
}

/** Nothing happens when none waits. */
export async function withdrawProposal(context: Context, officeId: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await lockOffice(tx, officeId)
    const before = await findWaitingOf(tx, officeId)
    if (!before || !(await settleProposal(tx, before.id, { state: 'withdrawn', decided_at: isoNow(context.clock) }))) return
    await recordAudit({ ...context, db: tx }, { action: 'quote-office.propose', subject: officeId, details: { proposal: before.id, withdrawn: true } })
  })
}
