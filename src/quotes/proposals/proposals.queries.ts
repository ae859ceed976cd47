/** SQL of what offices say of themselves. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { OfficeProposalsTable } from '../../database/quote-tables.ts'

export type ProposalRow = Selectable<OfficeProposalsTable>

export const insertProposal = (db: AnyDatabase, row: Insertable<OfficeProposalsTable>) => db.insertInto('elk_office_proposals').values(row).execute()

export const findProposal = (db: AnyDatabase, id: string): Promise<ProposalRow | undefined> =>
  db.selectFrom('elk_office_proposals').selectAll().where('id', '=', id).executeTakeFirst()

export const findWaitingOf = (db: AnyDatabase, notaryId: string): Promise<ProposalRow | undefined> =>
  db.selectFrom('elk_office_proposals').selectAll().where('notary_id', '=', notaryId).where('state', '=', 'waiting').executeTakeFirst()

/** What the owner said last. */
export const findDecidedOf = (db: AnyDatabase, notaryId: string): Promise<ProposalRow | undefined> =>
  db
    .selectFrom('elk_office_proposals')
    .selectAll()
    .where('notary_id', '=', notaryId)
    .where('state', 'in', ['accepted', 'refused'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Of offices that are there. */
const waiting = (db: AnyDatabase) =>
  db
    .selectFrom('elk_office_proposals as proposal')
    .innerJoin('elk_notaries as office', 'office.id', 'proposal.notary_id')
    .where('proposal.state', '=', 'waiting')
    .where('office.deleted_at', 'is', null)

/** The oldest first; `after`: the id of the last one of the page before. */
export function listWaiting(db: AnyDatabase, limit: number, after?: string): Promise<ProposalRow[]> {
  const query = waiting(db).selectAll('proposal').orderBy('proposal.id').limit(limit)
  return (after === undefined ? query : query.where('proposal.id', '>', after)).execute()
}

export async function countWaiting(db: AnyDatabase): Promise<number> {
  const { count } = await waiting(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** False when it waits no more. */
export async function settleProposal(
  db: AnyDatabase,
  id: string,
  values: { state: 'accepted' | 'refused' | 'withdrawn'; decided_at: string; reason?: string },
): Promise<boolean> {
  const settled = await db.updateTable('elk_office_proposals').set(values).where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst()
  return settled.numUpdatedRows > 0n
}

export async function deleteProposalsBefore(db: AnyDatabase, before: string, limit: number): Promise<number> {
  const old = db.selectFrom('elk_office_proposals').select('id').where('created_at', '<', before).orderBy('created_at').orderBy('id').limit(limit)
  const gone = await db.deleteFrom('elk_office_proposals').where('id', 'in', old).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
