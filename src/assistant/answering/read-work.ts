/** Reads what it takes to answer a question that is stored. */
import type { Context } from '../../platform/context.ts'
import type { AnswerWork } from './ask-context.ts'
import { listRecentMessages } from './assistant.queries.ts'
import { limits } from '../conversation/limits.ts'
import type { RunKey } from './runs/live-run.ts'
import { toTurns } from './transcript.ts'
import type { StoredMessageRow } from './stored-conversation.ts'

export async function readWork({ db }: Pick<Context, 'db'>, run: RunKey, question: StoredMessageRow): Promise<AnswerWork> {
  const history = await listRecentMessages(db, run.sessionId, limits.historyMessages, question.position)
  return { run, question: question.content, maskedKinds: [], history: toTurns(history) }
}
