/** SQL of what was agreed with offices about money, by the day from which it held. */
import type { AnyDatabase } from '../database/database.ts'

/** More than there are offices and changes of mind. */
const MOST = 10_000

/** Of one day the last counts. */
export async function noteAgreement(db: AnyDatabase, row: { notary_id: string; from_day: string; relation: string }): Promise<void> {
  await db
    .insertInto('elk_office_agreements')
    .values(row)
    .onConflict((oc) => oc.columns(['notary_id', 'from_day']).doUpdateSet((eb) => ({ relation: eb.ref('excluded.relation') })))
    .execute()
}

/** Until a day (YYYY-MM-DD, included), oldest first, of offices that were there at a moment. */
export const selectAgreements = (db: AnyDatabase, { until, thereAt }: { until: string; thereAt: string }) =>
  db
    .selectFrom('elk_office_agreements as a')
    .innerJoin('elk_notaries as n', 'n.id', 'a.notary_id')
    .select(['a.notary_id', 'a.from_day', 'a.relation', 'n.name', 'n.website'])
    .where('a.from_day', '<=', until)
    .where('n.is_sample', '=', false)
    .where((eb) => eb.or([eb('n.deleted_at', 'is', null), eb('n.deleted_at', '>=', thereAt)]))
    .orderBy('n.name')
    .orderBy('a.notary_id')
    .orderBy('a.from_day')
    .limit(MOST)
    .execute()
