/** SQL of questions about quotes. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { QuoteQuestionsTable } from '../database/quote-tables.ts'

export type QuestionRow = Selectable<QuoteQuestionsTable>

export const insertQuestion = (db: AnyDatabase, row: Insertable<QuoteQuestionsTable>) => db.insertInto('elk_quote_questions').values(row).execute()

/** The oldest first. */
export const listQuestions = (db: AnyDatabase, requestId: string): Promise<QuestionRow[]> =>
  db.selectFrom('elk_quote_questions').selectAll().where('request_id', '=', requestId).orderBy('asked_at').orderBy('id').execute()

/** False when it is not of this invitation, or was answered before. */
export async function writeAnswer(
  db: AnyDatabase,
  question: { id: string; invitationId: string },
  values: { answer: string; answered_at: string },
): Promise<boolean> {
  const written = await db
    .updateTable('elk_quote_questions')
    .set(values)
    .where('id', '=', question.id)
    .where('invitation_id', '=', question.invitationId)
    .where('answer', 'is', null)
    .executeTakeFirst()
  return written.numUpdatedRows > 0n
}
