/** The visitor confirms the mail address: from here the clock runs, and each office gets its mail; all of it or nothing. */
import { countQuoteStep } from '../events/count-quote-step.ts'
import { enqueueDelivery } from '../mail/enqueue-delivery.ts'
import { wakeOutbox } from '../mail/outbox-signal.ts'
import { listNotaries } from '../notaries/list-notaries.ts'
import type { Notary } from '../notaries/notary.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { confirmedConsent, consentLine, REQUEST_CONSENT } from './consent.nl.ts'
import { invitationKey, INVITATION_DELIVERY } from './deliveries.ts'
import { deleteWaiting, insertInvitation, listInvitations, moveInvitation } from './invitations.queries.ts'
import { askableAmong, type AskableSources } from './list-askable.ts'
import type { Match, Wish } from './match-offices.ts'
import { newInvitation } from './new-invitation.ts'
import { lockOffice } from './offices.queries.ts'
import { daysAfter, KEPT_DAYS, MOST_OFFICES } from './quote-request.ts'
import { findRequest, lockRequest, openRequest, type RequestRow } from './quotes.queries.ts'
import { recordStep } from './record-step.ts'
import type { ConfirmFault } from './refusal.ts'
import { hashOfLink, linkOf } from './secret-links.ts'
import { announce } from '../webhooks/announce.ts'
import { afterWorkingHours, ANSWER_HOURS, reminderAfter } from './working-days.ts'

/** Undefined when the place is on no list any more. */
export function wishOf({ place, deed, language }: RequestRow, { regions }: Pick<AskableSources, 'regions'>): Wish | undefined {
  const region = regions.find(place)
  return region && { region, deed, language: language ?? undefined }
}

export interface Confirmation {
  requestId: string
  sources: AskableSources
  /** By the id of an office: the sentence that the visitor read beside it. */
  read: ReadonlyMap<string, string>
}

/** Nothing is sent when there is a fault. Once; a second time does nothing. One that waits in the folder of doubtful ones stays there. */
export async function confirmRequest(context: Context, { requestId, sources, read }: Confirmation): Promise<ConfirmFault | undefined> {
  const listed = await listNotaries(context, sources.offices())
  const fault = await context.db.transaction().execute(async (tx) => {
    const at = { ...context, db: tx }
    await lockRequest(tx, requestId)
    const request = await findRequest(tx, requestId)
    if (request?.state !== 'unconfirmed' || request.doubt !== null) return undefined
    if (read.size === 0) return 'none'
    if (read.size > MOST_OFFICES) return 'many'
    // Two that are confirmed at once do not both take the last room of an office.
    for (const id of [...read.keys()].toSorted()) await lockOffice(tx, id)
    const wish = wishOf(request, sources)
    const { match } = await askableAmong(at, { listed, sendsMail: sources.offices().sendsMail, regions: sources.regions })
    const matches = wish ? await match(wish) : []
    const asked = matches.filter(({ office }) => read.get(office.id) === consentLine(office))
    if (asked.length < read.size) return 'changed'
    await send(at, request, asked)
    return undefined
  })
  wakeOutbox(context.db)
  return fault
}

async function send(at: TransactionContext, { id: requestId, deed, consent_text: before }: RequestRow, asked: readonly Match<Notary>[]): Promise<void> {
  const { db, secrets, clock } = at
  const now = isoNow(clock)
  const due = afterWorkingHours(now, ANSWER_HOURS)
  const consent = [before, confirmedConsent(asked.map(({ office }) => consentLine(office)))].filter(Boolean).join('\n\n')
  const values = { confirmed_at: now, due_at: due, erase_at: daysAfter(due, KEPT_DAYS), consent_version: REQUEST_CONSENT, consent_text: consent }
  await openRequest(db, requestId, values)
  await recordStep(at, { requestId, step: 'confirmed', actor: 'visitor' })
  const names = new Map(asked.map(({ office }) => [office.id, office.name]))
  const stored = await listInvitations(db, requestId)
  for (const { id, notary_id: office } of stored) if (!names.has(office)) await deleteWaiting(db, id)
  const known = new Set(stored.map(({ notary_id: office }) => office))
  for (const { office, reasons } of asked) if (!known.has(office.id)) await insertInvitation(db, newInvitation(requestId, { ...office, reasons }, now))
  for (const { id, notary_id: office, office_name: name } of await listInvitations(db, requestId)) {
    const link_hash = hashOfLink(linkOf(secrets, 'office', id))
    const remind_at = reminderAfter(now, 0) ?? null
    await moveInvitation(db, id, ['waiting'], { state: 'invited', office_name: names.get(office) ?? name, link_hash, invited_at: now, due_at: due, remind_at })
    await enqueueDelivery(db, { kind: INVITATION_DELIVERY, dedupeKey: invitationKey(id), payload: { invitationId: id }, now })
    await recordStep(at, { requestId, step: 'invited', actor: 'system', invitationId: id })
  }
  await announce(db, { type: 'request.confirmed', data: { request_id: requestId } }, now)
  await countQuoteStep(at, { measure: 'quote_confirmations', deed })
  await countQuoteStep(at, { measure: 'quote_invitations', deed, count: asked.length })
}
