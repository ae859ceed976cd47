/** SQL of the looks at destinations. */
import type { AnyDatabase } from '../../database/database.ts'
import type { Finding, Health } from './health.ts'

/** Active links that were not looked at since `before`; those that waited longest first. */
export const listUnchecked = (db: AnyDatabase, before: string, limit: number) =>
  db
    .selectFrom('elk_affiliate_redirects as r')
    .leftJoin('elk_redirect_health as h', 'h.redirect_id', 'r.id')
    .select(['r.id', 'r.slug', 'r.destination_url'])
    .where('r.deleted_at', 'is', null)
    .where('r.is_active', '=', true)
    // The samples of the demo lead nowhere.
    .where('r.is_sample', '=', false)
    .where((eb) => eb.or([eb('h.checked_at', 'is', null), eb('h.checked_at', '<', before)]))
    .orderBy('r.id')
    .limit(limit)
    .execute()

export async function countUnchecked(db: AnyDatabase, before: string): Promise<number> {
  const { count } = await db
    .selectFrom('elk_affiliate_redirects as r')
    .leftJoin('elk_redirect_health as h', 'h.redirect_id', 'r.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('r.deleted_at', 'is', null)
    .where('r.is_active', '=', true)
    // The samples of the demo lead nowhere.
    .where('r.is_sample', '=', false)
    .where((eb) => eb.or([eb('h.checked_at', 'is', null), eb('h.checked_at', '<', before)]))
    .executeTakeFirstOrThrow()
  return count
}

/** Counts failures in a row. Nothing is stored for a link that is gone, or that leads elsewhere by now. */
export async function storeFinding(
  db: AnyDatabase,
  { id, destination, finding, now }: { id: string; destination: string; finding: Finding; now: string },
): Promise<void> {
  const failed = finding.fault === null ? 0 : 1
  const values = {
    checked_at: now,
    status: finding.status,
    fault: finding.fault,
    final_host: finding.finalHost,
    latency_ms: finding.latencyMs,
    certificate_until: finding.certificateUntil,
  }
  const current = await db.selectFrom('elk_affiliate_redirects').select('id').where('id', '=', id).where('destination_url', '=', destination).executeTakeFirst()
  if (!current) return
  await db
    .insertInto('elk_redirect_health')
    .values({ redirect_id: id, ...values, failures_in_row: failed })
    .onConflict((oc) =>
      oc.column('redirect_id').doUpdateSet((eb) => ({
        ...values,
        failures_in_row: failed === 0 ? 0 : eb('elk_redirect_health.failures_in_row', '+', 1),
      })),
    )
    .execute()
}

/** A new destination has not been looked at. */
export async function forgetHealth(db: AnyDatabase, id: string): Promise<void> {
  await db.deleteFrom('elk_redirect_health').where('redirect_id', '=', id).execute()
}

export async function listHealth(db: AnyDatabase, ids: string[]): Promise<Map<string, Health>> {
  const rows = await db.selectFrom('elk_redirect_health').selectAll().where('redirect_id', 'in', ids).execute()
  return new Map(
    rows.map((row) => [
      row.redirect_id,
      {
        checkedAt: row.checked_at,
        status: row.status,
        fault: row.fault,
        finalHost: row.final_host,
        latencyMs: row.latency_ms ?? 0,
        certificateUntil: row.certificate_until,
        failuresInRow: row.failures_in_row,
      },
    ]),
  )
}

/** Active links of the owner's own that failed so often in a row. */
export const listFailing = (db: AnyDatabase, failures: number) =>
  db
    .selectFrom('elk_affiliate_redirects as r')
    .innerJoin('elk_redirect_health as h', 'h.redirect_id', 'r.id')
    .select('r.slug')
    .where('r.deleted_at', 'is', null)
    .where('r.is_active', '=', true)
    .where('r.is_sample', '=', false)
    .where('h.failures_in_row', '>=', failures)
    .orderBy('r.slug')
    .limit(100)
    .execute()
