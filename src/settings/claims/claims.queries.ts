/** SQL of the evidence for claims. */
import type { AnyDatabase } from '../../database/database.ts'
import type { ClaimEvidenceTable } from '../../database/live-tables.ts'

export async function insertEvidence(db: AnyDatabase, row: ClaimEvidenceTable): Promise<void> {
  await db.insertInto('elk_claim_evidence').values(row).execute()
}

/** The newest row of each claim. */
export const listNewestEvidence = (db: AnyDatabase): Promise<ClaimEvidenceTable[]> =>
  db
    .selectFrom('elk_claim_evidence')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('elk_claim_evidence')
        .select((row) => row.fn.max('id').as('id'))
        .groupBy('claim'),
    )
    .orderBy('claim')
    .limit(50)
    .execute()

/** Newest first. */
export const listEvidenceOf = (db: AnyDatabase, claim: string, limit: number): Promise<ClaimEvidenceTable[]> =>
  db.selectFrom('elk_claim_evidence').selectAll().where('claim', '=', claim).orderBy('id', 'desc').limit(limit).execute()
