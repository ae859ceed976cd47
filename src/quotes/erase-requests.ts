/** Erases requests with all that belongs to them: because their term is over, because the visitor wants it, or for one person. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { findDeed } from '../deeds/deed.ts'
import { forgetDeliveries } from '../mail/forget-deliveries.ts'
import { isoNow } from '../platform/clock.ts'
import { eraseInBatches } from '../platform/erase-in-batches.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import type { OfPerson, PersonRecord } from '../platform/stored-data.ts'
import { keysOf } from './deliveries.ts'
import { closeInvitations, listInvitations } from './invitations.queries.ts'
import { wantedNames } from './quotes.nl.ts'
import { deleteRequests, listRequestsOfPerson, listRequestsToErase, type RequestRow } from './quotes.queries.ts'
import { personHash, unseal } from './sealed.ts'
import { quotePersonFields as names } from './stored-data.nl.ts'

const BATCH = 200
/** More requests than a person makes. */
const MOST = 5_000

/** In the transaction of whoever asks. */
export async function eraseTheseRequests(db: AnyDatabase, rows: readonly Pick<RequestRow, 'id'>[]): Promise<number> {
  const ids = rows.map(({ id }) => id)
  for (const id of ids)
    await forgetDeliveries(
      db,
      keysOf(
        id,
        (await listInvitations(db, id)).map((invitation) => invitation.id),
      ),
    )
  await closeInvitations(db, ids)
  return deleteRequests(db, ids)
}

/** For the system and the owner: every request whose term is over; returns how many. */
export async function eraseEndedRequests(context: Context, now: string = isoNow(context.clock)): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  const erased = await eraseInBatches(() => context.db.transaction().execute(async (tx) => eraseTheseRequests(tx, await listRequestsToErase(tx, now, BATCH))))
  if (erased > 0) await recordAudit(context, { action: 'quote.erase', details: { before: now, count: erased } })
  return erased
}

function toRecord({ secrets }: Context, row: RequestRow): PersonRecord {
  const { id, reference, deed, place, wanted, sealed, created_at: storedAt } = row
  const part = sealed === null ? undefined : unseal(secrets, id, sealed)
  const given = part
    ? ([
        [names.name, part.name],
        [names.email, part.email],
        [names.phone, part.phone],
        [names.note, part.note],
      ] as const)
    : []
  const answers = (part?.particulars ?? []).map(({ ask, answer }) => `${ask} ${answer}`).join('\n')
  const fields = {
    [names.reference]: reference,
    [names.deed]: findDeed(deed)?.label ?? deed,
    [names.place]: place,
    [names.wanted]: wantedNames[wanted],
    ...Object.fromEntries(given.filter(([, value]) => value !== '')),
    ...(answers !== '' && { [names.particulars]: answers }),
  }
  return { id, storedAt, fields }
}

export const requestsOfPerson: OfPerson = {
  async find(context, email) {
    requireOwner(context)
    const hash = personHash(context.secrets, email)
    return hash === null ? [] : (await listRequestsOfPerson(context.db, hash, MOST)).map((row) => toRecord(context, row))
  },
  async erase(context, email) {
    requireOwner(context)
    const hash = personHash(context.secrets, email)
    if (hash === null) return 0
    return eraseInBatches(async () => eraseTheseRequests(context.db, await listRequestsOfPerson(context.db, hash, BATCH)))
  },
}
