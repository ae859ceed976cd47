/** Takes in a question: checks it, counts it, stores it and takes the session's one running answer, all at once or not at all. */
import { inSharedTransaction } from '../../database/shared-transaction.ts'
import { isoNow } from '../../platform/clock.ts'
import { AppError } from '../../errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { countAttempt, type Limit } from '../../platform/rate-limit.ts'
import type { AnswerWork, AskContext, AskInput } from './ask-context.ts'
import { countMessages, findAnswerTo, findMessage, insertMessage, insertSession, listRecentMessages } from './assistant.queries.ts'
import { cleanText } from '../../platform/clean-text.ts'
import { limits } from '../conversation/limits.ts'
import { maskPersonalData } from '../conversation/mask-personal-data.ts'
import { closeRun } from './runs/close-stale-runs.ts'
import type { RunKey } from './runs/live-run.ts'
import { isStale } from './runs/run-times.ts'
import { deleteRun, findRunOfSession, insertRun, type RunRow } from './runs/runs.queries.ts'
import { toTurns } from './transcript.ts'
import { readWork } from './read-work.ts'
import type { StoredMessageRow } from './stored-conversation.ts'
import { DAY_SECONDS } from '../../platform/days.ts'
import { withinTransaction } from '../../platform/context.ts'

const perTenMinutes: Limit = { name: 'chat', max: 10, windowSeconds: 600 }
const perDay: Limit = { name: 'chat', max: 40, windowSeconds: DAY_SECONDS }
const RETRY_SECONDS = 2

export type AcceptedQuestion =
  | { type: 'new'; work: AnswerWork }
  /** It came before, and its answer is being made here or elsewhere. */
  | { type: 'running'; run: RunRow }
  /** It came before, and has its answer. */
  | { type: 'answered'; answer: StoredMessageRow }

/** Throws what `ask` throws. */
export async function acceptQuestion(context: AskContext, input: AskInput): Promise<AcceptedQuestion> {
  const text = cleanText(input.question)
  if (text === '') throw new AppError('message_empty')
  if (text.length > limits.questionCharacters) throw new AppError('message_too_long')
  return inSharedTransaction(context, async (db) => {
    const inTransaction = withinTransaction(context, db)
    const known = input.questionId === undefined ? undefined : await findMessage(db, input.questionId)
    return known ? acceptAgain(inTransaction, input.sessionId, known) : acceptNew(inTransaction, input, text)
  })
}

async function acceptNew(context: AskContext, input: AskInput, text: string): Promise<AcceptedQuestion> {
  const { db } = context
  const { sessionId, questionId = newId() } = input
  const now = isoNow(context.clock)
  await insertSession(db, {
    session_id: sessionId,
    page_path: input.pagePath,
    user_agent: input.userAgent.slice(0, 300),
    started_at: now,
    last_activity: now,
  })
  const run = { messageId: newId(), sessionId, questionId }
  const other = await takeSession(context, run)
  if (other) return { type: 'running', run: other }
  const meanwhile = input.questionId === undefined ? undefined : await findMessage(db, questionId)
  if (meanwhile) return answerAgain(context, run, meanwhile)
  await requireWithinLimits(context, sessionId)
  const history = await listRecentMessages(db, sessionId, limits.historyMessages)
  const masked = maskPersonalData(text)
  await insertMessage(db, { id: questionId, session_id: sessionId, role: 'user', content: masked.text, timestamp: now })
  return { type: 'new', work: { run, question: masked.text, maskedKinds: masked.kinds, history: toTurns(history) } }
}

async function acceptAgain(context: AskContext, sessionId: string, question: StoredMessageRow): Promise<AcceptedQuestion> {
  if (question.session_id !== sessionId || question.role !== 'user') throw new AppError('conflict')
  const answer = await findAnswerTo(context.db, sessionId, question.id)
  if (answer) return { type: 'answered', answer }
  const run = { messageId: newId(), sessionId, questionId: question.id }
  const other = await takeSession(context, run)
  return other ? { type: 'running', run: other } : answerAgain(context, run, question)
}

/** The session is ours now; another request may have answered the question just before it was. */
async function answerAgain(context: AskContext, run: RunKey, question: StoredMessageRow): Promise<AcceptedQuestion> {
  const answer = await findAnswerTo(context.db, run.sessionId, question.id)
  if (answer) {
    await deleteRun(context.db, run.messageId, context.runs.holder)
    return { type: 'answered', answer }
  }
  return { type: 'new', work: await readWork(context, run, question) }
}

/** Gives the run that answers this very question already; another question's makes this one wait. */
async function takeSession(context: AskContext, run: RunKey): Promise<RunRow | undefined> {
  const { db, clock, runs } = context
  const now = isoNow(clock)
  const { messageId: message_id, sessionId: session_id, questionId: question_id } = run
  const row = { message_id, session_id, question_id, holder: runs.holder, started_at: now, beat_at: now }
  if (await insertRun(db, row)) return undefined
  const other = await findRunOfSession(db, session_id)
  if (other?.question_id === question_id) return other
  if (other && isStale(clock, other)) {
    await closeRun(db, other)
    if (await insertRun(db, row)) return undefined
  }
  throw new AppError('answer_running', { retryAfterSeconds: RETRY_SECONDS })
}

/** Counts the question against the visitor's limits and the session's. */
async function requireWithinLimits({ db, clock, actor, chatLimits }: AskContext, sessionId: string): Promise<void> {
  if (!chatLimits) return
  for (const limit of actor.kind === 'visitor' ? [perTenMinutes, perDay] : []) {
    const verdict = await countAttempt(db, clock, limit, actor.kind === 'visitor' ? actor.visitor : '')
    if (!verdict.allowed) throw new AppError('too_many_questions', { retryAfterSeconds: verdict.retryAfterSeconds })
  }
  if ((await countMessages(db, sessionId)) >= limits.questionsPerSession * 2) throw new AppError('session_full')
}
