/** What happened to the owner's way in lately; for the owner and the system. */
import { requireOwner, requireReader } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import { firstIdAt } from '../../platform/ids.ts'
import { OWNER_NAME } from '../password/owner.ts'
import { toEntries } from './list-audit.ts'
import { findAuditRow, listAuditRows, type AuditRow } from './audit.queries.ts'
import { securityActions, toSecurityEvent, type SecurityEvent } from './security-event.ts'

/** More than an owner does in a week; of a stranger who does more the newest say enough. */
const MOST = 100

const ownerOrSystem = (context: Context): void => {
  if (context.actor.kind !== 'system') requireOwner(context)
}

const sessionOf = ({ details }: Pick<AuditRow, 'details'>): string | undefined => (JSON.parse(details ?? '{}') as { session?: string }).session

/** Newest first. `since` is ISO; `onlyLive` leaves out what was before the site last went live. */
export async function listSecurityEvents(context: Context, { since, onlyLive }: { since: string; onlyLive: boolean }): Promise<SecurityEvent[]> {
  ownerOrSystem(context)
  const rows = await listAuditRows(context.db, { actions: [...securityActions, 'site.live'], atLeast: firstIdAt(Date.parse(since)) }, MOST)
  const wentLive = onlyLive ? rows.findIndex(({ action }) => action === 'site.live') : -1
  return (wentLive === -1 ? rows : rows.slice(0, wentLive)).flatMap((row) => toSecurityEvent(row) ?? [])
}

/** As long as somebody who just came in would take to hide it. */
const SOON_MS = 10 * 60_000

/** Whether a setting was saved soon after a row of the log was written. */
export async function wasSavedSoonAfter(context: Context, setting: string, { id, at }: Pick<SecurityEvent, 'id' | 'at'>): Promise<boolean> {
  ownerOrSystem(context)
  const rows = await listAuditRows(context.db, { actions: ['settings.save'], atLeast: id }, MOST)
  const until = new Date(Date.parse(at) + SOON_MS).toISOString()
  return rows.some(({ details, created_at: savedAt }) => savedAt <= until && (JSON.parse(details ?? '{}') as { keys?: string[] }).keys?.includes(setting))
}

export async function findSecurityEvent(context: Context, id: string): Promise<SecurityEvent | undefined> {
  ownerOrSystem(context)
  const row = await findAuditRow(context.db, id)
  const event = row && toSecurityEvent(row)
  if (!row || !event) return undefined
  const [entry] = await toEntries(context, [row])
  const person = entry?.person
  return { ...event, ...(typeof person === 'string' && person !== OWNER_NAME && { person }) }
}

/** Of who asks; the system asks for everybody. Versions before did not write down who signed in: there was one. */
function isOf({ actor }: Context, row: AuditRow): boolean {
  return actor.kind !== 'user' || row.actor === 'visitor' || row.actor.endsWith(`:${actor.userId}`)
}

/**
 * Sign-ins as who asks with a browser that was not known, since `since` (ISO), newest first, but for that of the session that asks. A new password
 * and the ending of all other sessions settle what was before, but for the sign-in of the very session that ended the others: that one goes on.
 */
export async function listStrangeSignIns(context: Context, since: string): Promise<SecurityEvent[]> {
  if (context.actor.kind !== 'system') requireReader(context)
  const own = context.actor.kind === 'user' ? context.actor.sessionId : undefined
  const all = await listAuditRows(context.db, { actions: ['sign-in.ok', 'password.changed', 'sessions.ended'], atLeast: firstIdAt(Date.parse(since)) }, MOST)
  const rows = all.filter((row) => isOf(context, row))
  const settled = rows.findIndex(({ action }) => action !== 'sign-in.ok')
  const ender = rows[settled]?.action === 'sessions.ended' ? sessionOf(rows[settled]) : undefined
  return rows
    .filter((row, at) => settled === -1 || at < settled || (ender !== undefined && sessionOf(row) === ender))
    .flatMap((row) => toSecurityEvent(row) ?? [])
    .filter(({ at, browser, session }) => at >= since && browser !== undefined && session !== own)
}
