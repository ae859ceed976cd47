/** Makes the answer of an instance that died anew, with the same id. */
import { isoNow } from '../../../platform/clock.ts'
import type { AskContext } from '../ask-context.ts'
import { findMessage } from '../assistant.queries.ts'
import { closeRun } from './close-stale-runs.ts'
import { startAnswer } from './make-answer.ts'
import { isGivenUp } from './run-times.ts'
import { takeRun, type RunRow } from './runs.queries.ts'
import { readWork } from '../read-work.ts'

/**
 * Of many who try at once one starts the answer, on its own instance. An answer that was to be stopped, or that was begun anew before, ends
 * with what there was: its question may be what ended both processes.
 */
export async function takeOver(context: AskContext, row: RunRow): Promise<void> {
  if (row.stop_requested || isGivenUp(row)) return context.db.transaction().execute((tx) => closeRun(tx, row))
  const { message_id: messageId, session_id: sessionId, question_id: questionId } = row
  const question = await findMessage(context.db, questionId)
  if (!question || !(await takeRun(context.db, row, context.runs.holder, isoNow(context.clock)))) return
  const run = { messageId, sessionId, questionId }
  startAnswer(context, await readWork(context, run, question))
}
