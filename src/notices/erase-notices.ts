/** Erases notices with their deliveries: what is older than we say that we keep it, or what one person sent. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import { forgetDeliveries } from '../mail/forget-deliveries.ts'
import { eraseInBatches } from '../platform/erase-in-batches.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import type { OfPerson, PersonRecord } from '../platform/stored-data.ts'
import { decisionKey } from './decide-notice.ts'
import { deleteNoticeRows, listNoticeIdsBefore, listNoticesOfSender, type NoticeRow } from './notices.queries.ts'
import { decisionNames, kindNames } from './notices.nl.ts'
import { noticePersonFields as names } from './stored-data.nl.ts'

/** As many as a database takes in one statement. */
const BATCH = 200
/** More notices than a person sends. */
const MOST = 5_000

async function eraseThese(db: AnyDatabase, ids: readonly string[]): Promise<number> {
  await forgetDeliveries(db, [...ids, ...ids.map(decisionKey)])
  return deleteNoticeRows(db, ids)
}

/** For the system and the owner. Every notice sent before the given moment; returns how many. */
export async function eraseNotices(context: Context, { before }: { before: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  const erased = await eraseInBatches(() => context.db.transaction().execute(async (tx) => eraseThese(tx, await listNoticeIdsBefore(tx, before, BATCH))))
  if (erased > 0) await recordAudit(context, { action: 'notice.erase', details: { before, count: erased } })
  return erased
}

function toRecord({ id, page, kind, what, why, email, created_at, decision, reasons }: NoticeRow): PersonRecord {
  const fields = {
    [names.email]: email,
    [names.page]: page,
    [names.kind]: kindNames[kind],
    [names.what]: what,
    [names.why]: why,
    ...(decision && { [names.decision]: decisionNames[decision] }),
    ...(reasons !== null && { [names.reasons]: reasons }),
  }
  return { id, storedAt: created_at, fields }
}

export const noticesOfPerson: OfPerson = {
  async find(context, email) {
    requireOwner(context)
    return (await listNoticesOfSender(context.db, email, MOST)).map(toRecord)
  },
  async erase(context, email) {
    requireOwner(context)
    return eraseInBatches(async () =>
      eraseThese(
        context.db,
        (await listNoticesOfSender(context.db, email, BATCH)).map(({ id }) => id),
      ),
    )
  },
}
