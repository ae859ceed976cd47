/** A visitor asks: the question is accepted and stored, then answered, whether or not the visitor stays to read it. */
import { dutchDay, isoNow } from '../platform/clock.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { countAttempt, type Limit } from '../platform/rate-limit.ts'
import { acquireRun, insertMessage, insertSession, listRecentMessages, releaseRun } from './assistant.queries.ts'
import { chooseAnswer, type AnswerContext, type MadeAnswer } from './choose-answer.ts'
import { cleanText } from './clean-text.ts'
import type { AnswerEvent, StoredAnswer } from './conversation.ts'
import { limits } from './limits.ts'
import type { Turn } from './engine.ts'
import { EventQueue } from './event-queue.ts'
import { maskPersonalData, type MaskedKind } from './mask-personal-data.ts'
import { toTurns } from './transcript.ts'

const perTenMinutes: Limit = { name: 'chat', max: 10, windowSeconds: 600 }
const perDay: Limit = { name: 'chat', max: 40, windowSeconds: 86_400 }

export interface AskContext extends Context {
  engine: AnswerContext['engine']
  provider?: AnswerContext['provider']
  chatLimits: boolean
}

export interface AskInput {
  sessionId: string
  pagePath: string
  question: string
  userAgent: string
}

interface AcceptedQuestion {
  sessionId: string
  /** When the run took the session: its lease. */
  since: string
  question: string
  maskedKinds: MaskedKind[]
  history: Turn[]
}

/**
 * Resolves once the question is stored; the events follow as the answer is made and end with `finished` or `failed`.
 * Throws `message_empty`, `message_too_long`, `too_many_questions`, `session_full` or `answer_running` before anything is stored.
 */
export async function ask(context: AskContext, input: AskInput): Promise<AsyncIterable<AnswerEvent>> {
  const accepted = await accept(context, input)
  const events = new EventQueue<AnswerEvent>()
  void run(context, accepted, events)
  return events
}

async function accept(context: AskContext, input: AskInput): Promise<AcceptedQuestion> {
  const text = cleanText(input.question)
  if (text === '') throw new AppError('message_empty')
  if (text.length > limits.questionCharacters) throw new AppError('message_too_long')
  const masked = maskPersonalData(text)
  const now = isoNow(context.clock)
  const staleBefore = new Date(context.clock.now().getTime() - limits.staleRunSeconds * 1000).toISOString()
  const { sessionId } = input
  const history = await context.db.transaction().execute(async (tx) => {
    if (context.chatLimits && context.actor.kind === 'visitor') {
      for (const limit of [perTenMinutes, perDay]) await requireWithin({ clock: context.clock, db: tx }, limit, context.actor.visitor)
    }
    await insertSession(tx, {
      session_id: sessionId,
      page_path: input.pagePath,
      user_agent: input.userAgent.slice(0, 300),
      started_at: now,
      last_activity: now,
    })
    const count = await acquireRun(tx, sessionId, now, staleBefore)
    if (count === undefined) throw new AppError('answer_running', { retryAfterSeconds: 2 })
    if (context.chatLimits && count >= limits.questionsPerSession * 2) throw new AppError('session_full')
    const earlier = await listRecentMessages(tx, sessionId, limits.historyMessages)
    await insertMessage(tx, { id: newId(), session_id: sessionId, role: 'user', content: masked.text, timestamp: now })
    return earlier
  })
  return { sessionId, since: now, question: masked.text, maskedKinds: masked.kinds, history: toTurns(history) }
}

async function requireWithin(context: Pick<Context, 'clock'> & { db: AnyDatabase }, limit: Limit, visitor: string): Promise<void> {
  const verdict = await countAttempt(context.db, context.clock, limit, visitor)
  if (!verdict.allowed) throw new AppError('too_many_questions', { retryAfterSeconds: verdict.retryAfterSeconds })
}

/** Never rejects: a fault becomes the last event, and the session is free for the next question. */
async function run(context: AskContext, accepted: AcceptedQuestion, events: EventQueue<AnswerEvent>): Promise<void> {
  const messageId = newId()
  try {
    events.push({ type: 'started', sessionId: accepted.sessionId, messageId })
    if (accepted.maskedKinds.length > 0) events.push({ type: 'masked', kinds: accepted.maskedKinds })
    const answer = await follow(context, accepted, events)
    answer.sources.forEach((source, index) => events.push({ type: 'source', number: index + 1, source }))
    if (!answer.complete) events.push({ type: 'broken-off' })
    if (answer.suggestions.length > 0) events.push({ type: 'suggestions', questions: answer.suggestions })
    const stored = await store(context, accepted, messageId, answer)
    events.push({ type: 'finished', answer: stored })
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, 'answer failed')
    await releaseRun(context.db, accepted.sessionId, accepted.since).catch(() => {})
    events.push({ type: 'failed' })
  } finally {
    events.end()
  }
}

/** Passes on what is made as it is made; returns the whole. */
async function follow(context: AskContext, { question, history }: AcceptedQuestion, events: EventQueue<AnswerEvent>): Promise<MadeAnswer> {
  for await (const step of chooseAnswer(context, { question, history, day: dutchDay(context.clock) })) {
    if (step.type === 'made') return step.answer
    events.push(step)
  }
  throw new Error('an answer without an end')
}

async function store(context: AskContext, { sessionId, since }: AcceptedQuestion, messageId: string, answer: MadeAnswer): Promise<StoredAnswer> {
  await context.db.transaction().execute(async (tx) => {
    await insertMessage(tx, {
      id: messageId,
      session_id: sessionId,
      role: 'assistant',
      content: answer.text,
      timestamp: isoNow(context.clock),
      sources: JSON.stringify(answer.sources),
      kind: answer.kind,
      reference: answer.reference ?? null,
      engine: answer.usage ? 'provider' : 'embedded',
      status: answer.complete ? 'complete' : 'partial',
      model: answer.usage?.model ?? null,
      prompt_version: answer.usage?.promptVersion ?? null,
      input_tokens: answer.usage?.inputTokens ?? null,
      output_tokens: answer.usage?.outputTokens ?? null,
    })
    await releaseRun(tx, sessionId, since)
  })
  return { messageId, kind: answer.kind, text: answer.text, sources: answer.sources, suggestions: answer.suggestions }
}
