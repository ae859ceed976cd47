/** The owner reads requests: the pipeline, and one with its whole history; opening one is audited. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireReader } from '../audit/require-role.ts'
import { AppError } from '../errors/errors.ts'
import { listDeliveryStates } from '../mail/list-delivery-states.ts'
import type { Context } from '../platform/context.ts'
import { DAY_MS } from '../platform/days.ts'
import { isMailAddress } from '../platform/is-mail-address.ts'
import { canResend, keysOf } from './deliveries.ts'
import { listForwards } from './forwards.queries.ts'
import { listInvitations } from './invitations.queries.ts'
import { wholeReason } from './matching.nl.ts'
import { countStates, listPipeline, listSteps, type PipelineFilter } from './owner.queries.ts'
import { findRequest, listQuotes } from './quotes.queries.ts'
import { personHash, unseal } from './sealed.ts'
import { readReasons } from './stored-json.schema.ts'
import { toldOfPerson } from './told-of-person.ts'

interface Asked {
  filter: Pick<PipelineFilter, 'state' | 'doubtful'>
  /** As typed. */
  search?: string | undefined
  limit: number
  before?: { at: string; id: string } | undefined
}

/** A whole mail address is looked up by its hash; everything else in what stands there in the open. */
function lookedFor({ secrets }: Context, search: string | undefined): PipelineFilter {
  if (!search) return {}
  return isMailAddress(search) ? { person: personHash(secrets, search) ?? '' } : { search }
}

export async function listRequests(context: Context, { filter, search, limit, before }: Asked) {
  requireReader(context)
  const [requests, states] = await Promise.all([listPipeline(context, { ...filter, ...lookedFor(context, search) }, limit, before), countStates(context.db)])
  const now = context.clock.now().getTime()
  return { requests: requests.map((one) => ({ ...one, ageDays: Math.floor((now - Date.parse(one.created_at)) / DAY_MS) })), states }
}

/** Throws `not_found`. */
export async function openRequestOfOwner(context: Context, id: string) {
  requireReader(context)
  const { db, secrets } = context
  const row = await findRequest(db, id)
  if (!row?.sealed) throw new AppError('not_found')
  await recordAudit(context, { action: 'quote.view', subject: id })
  const [invitations, forwards, steps, quotes] = await Promise.all([listInvitations(db, id), listForwards(db, id), listSteps(db, id), listQuotes(db, id)])
  const keys = keysOf(
    id,
    invitations.map((one) => one.id),
  )
  const deliveries = await listDeliveryStates(db, keys)
  const { reference, deed, place, wanted, language, state, doubt, created_at, confirmed_at, due_at, ended_at, erase_at, consent_text } = row
  return {
    id,
    reference,
    deed,
    place,
    wanted,
    language,
    state,
    doubt,
    created_at,
    confirmed_at,
    due_at,
    ended_at,
    erase_at,
    consent_text,
    ...toldOfPerson(unseal(secrets, id, row.sealed)),
    invitations: invitations.map(({ link_hash: _hash, reasons, ...one }) => ({ ...one, why: wholeReason(readReasons({ id: one.id, reasons })) })),
    forwards,
    steps,
    quotes: quotes.length,
    mails: keys.flatMap((key) => {
      const delivery = deliveries.get(key)
      return delivery ? [{ key, ...delivery, canResend: canResend(key, delivery, { isConfirmed: confirmed_at !== null }) }] : []
    }),
  }
}
