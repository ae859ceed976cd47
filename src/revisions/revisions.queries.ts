/** SQL of the versions of what the owner edits. */
import type { AnyDatabase } from '../database/database.ts'
import type { RevisionsTable } from '../database/schema.ts'

export async function insertRevision(db: AnyDatabase, row: RevisionsTable): Promise<void> {
  await db.insertInto('elk_revisions').values(row).execute()
}

/** Newest first. */
export const listRevisionRows = (db: AnyDatabase, kind: string, subjectId: string, limit: number): Promise<RevisionsTable[]> =>
  db.selectFrom('elk_revisions').selectAll().where('kind', '=', kind).where('subject_id', '=', subjectId).orderBy('id', 'desc').limit(limit).execute()

export const findRevisionRow = (db: AnyDatabase, kind: string, subjectId: string, id: string): Promise<RevisionsTable | undefined> =>
  db.selectFrom('elk_revisions').selectAll().where('id', '=', id).where('kind', '=', kind).where('subject_id', '=', subjectId).executeTakeFirst()

export async function deleteRevisionsOf(db: AnyDatabase, kind: string, subjectId: string): Promise<void> {
  await db.deleteFrom('elk_revisions').where('kind', '=', kind).where('subject_id', '=', subjectId).execute()
}
