/** What was agreed with an office about money, as it stands now. */
import type { AnyDatabase } from '../platform/context.ts'
import { findNotaryRow } from './notary-edit.queries.ts'
import { isRelation, type Relation } from './relation.ts'

/** With a sample, or one that is not there any more, nothing was. */
export async function readRelation(db: AnyDatabase, id: string): Promise<Relation> {
  const row = await findNotaryRow(db, id)
  return row && !row.is_sample && isRelation(row.relation) ? row.relation : 'geen'
}
