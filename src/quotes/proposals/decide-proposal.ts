/** The owner takes over what an office says of itself, or refuses it with a reason; the office hears by mail. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireEditor } from '../../audit/require-role.ts'
import { writeAsEditor } from '../../audit/write-as.ts'
import { AppError } from '../../errors/errors.ts'
import { enqueueDelivery } from '../../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../../mail/outbox-signal.ts'
import { readStoredNotary } from '../../notaries/open-notary.ts'
import { saveNotary, type SaveNotary } from '../../notaries/save-notary.ts'
import { cleanText } from '../../platform/clean-text.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context, TransactionContext } from '../../platform/context.ts'
import { dayOf } from '../../platform/dutch-time.ts'
import type { RecordRow } from '../../records/record-kind.ts'
import { PROPOSAL_DELIVERY, proposalKey } from '../deliveries.ts'
import { mergeProposal, unseenDeeds } from './proposal.ts'
import { readProposal } from './proposal.schema.ts'
import { findProposal, settleProposal, type ProposalRow } from './proposals.queries.ts'

/** Throws `not_found`. */
async function requireProposal(context: Context, id: string): Promise<ProposalRow> {
  requireEditor(context)
  const row = await findProposal(context.db, id)
  if (!row) throw new AppError('not_found')
  return row
}

async function settle({ db, clock }: TransactionContext, id: string, outcome: { state: 'accepted' | 'refused'; reason?: string }): Promise<void> {
  const now = isoNow(clock)
  if (!(await settleProposal(db, id, { ...outcome, decided_at: now }))) throw new AppError('conflict')
  await enqueueDelivery(db, { kind: PROPOSAL_DELIVERY, dedupeKey: proposalKey(id), payload: { proposalId: id }, now })
}

interface Accepting {
  id: string
  /** Of the record of the office that stood beside it. */
  version: number
  places: SaveNotary['places']
}

/** The record is saved as by the owner: with a version to go back to. Throws `not_found`, `conflict` when the proposal or the record is another by now, and `invalid_input`. */
export async function acceptProposal(context: Context, { id, version, places }: Accepting): Promise<RecordRow> {
  const row = await requireProposal(context, id)
  const stored = await readStoredNotary(context.db, row.notary_id)
  const proposal = readProposal(row)
  if (unseenDeeds(stored, proposal).length > 0) throw new AppError('conflict')
  const draft = mergeProposal(stored, proposal, dayOf(row.created_at))
  const saved = await saveNotary(context, {
    draft,
    row: { id: row.notary_id, version },
    places,
    async also(at) {
      await settle(at, id, { state: 'accepted' })
      await recordAudit(at, { action: 'quote-office.accept', subject: row.notary_id, details: { proposal: id } })
    },
  })
  wakeOutbox(context.db)
  return saved
}

/** Throws `not_found`, `conflict` when it waits no more, and `invalid_input` without a reason. */
export async function refuseProposal(context: Context, input: { id: string; reason: string }): Promise<void> {
  const { id, notary_id: officeId } = await requireProposal(context, input.id)
  const reason = cleanText(input.reason)
  if (reason === '') throw new AppError('invalid_input', { fields: ['reason'] })
  await writeAsEditor(context, async (at) => {
    await settle(at, id, { state: 'refused', reason })
    return { result: undefined, audit: { action: 'quote-office.refuse', subject: officeId, details: { proposal: id } }, isVisible: false }
  })
  wakeOutbox(context.db)
}
