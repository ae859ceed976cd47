/** The owner reads notices: a list, newest first, and one with how its mails stand; opening one is audited. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireReader } from '../audit/require-role.ts'
import { AppError } from '../errors/errors.ts'
import type { DeliveryState } from '../mail/delivery-state.ts'
import { listDeliveryStates } from '../mail/list-delivery-states.ts'
import type { Context } from '../platform/context.ts'
import { decisionKey } from './decide-notice.ts'
import { findNotice, listNoticeRows, type NoticeRow, type NoticeSummary } from './notices.queries.ts'

/** `before` is the last row of the previous page. */
export async function listNotices(
  context: Context,
  { limit, before }: { limit: number; before?: { at: string; id: string } | undefined },
): Promise<NoticeSummary[]> {
  requireReader(context)
  return listNoticeRows(context.db, limit, before)
}

export type OpenedNotice = NoticeRow & {
  /** Of the mail with the decision. */
  delivery: DeliveryState | null
}

/** Throws `not_found`. */
export async function openNotice(context: Context, id: string): Promise<OpenedNotice> {
  requireReader(context)
  const notice = await findNotice(context.db, id)
  if (!notice) throw new AppError('not_found')
  await recordAudit(context, { action: 'notice.view', subject: id })
  return { ...notice, delivery: await readDecisionDelivery(context, id) }
}

/** How the mail with the decision stands. Says nothing of what was reported, so that it may be asked again and again. */
export async function readDecisionDelivery(context: Context, id: string): Promise<DeliveryState | null> {
  requireReader(context)
  const key = decisionKey(id)
  return (await listDeliveryStates(context.db, [key])).get(key) ?? null
}
