/** The chat without JavaScript: a posted form in, a conversation to render out. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { textField } from '../../platform/request-fields.ts'
import { errorSentences } from '../../platform/errors.nl.ts'
import { readForm } from '../../platform/http/request-input.ts'
import { TRY_AGAIN_SECONDS, type ErrorCode } from '../../errors/errors.ts'
import { toldFault } from '../../platform/told-fault.ts'
import { collectAnswer } from './answer-stream.ts'
import type { AskContext } from '../answering/ask-context.ts'
import { ask } from '../answering/ask.ts'
import { chatTexts } from './assistant.nl.ts'
import { cleanText } from '../../platform/clean-text.ts'
import { pagePathSchema, questionIdSchema, sessionIdSchema, type ConversationView } from '../conversation/conversation.ts'
import { feedbackSchema } from '../conversation/feedback.ts'
import { giveFeedback } from '../answering/give-feedback.ts'
import { maskPersonalData } from '../conversation/mask-personal-data.ts'
import { findStartPage, readConversation } from '../answering/transcript.ts'

const questionForm = z.object({
  message: textField(50_000),
  pagePath: pagePathSchema.catch('/'),
  sessionId: sessionIdSchema.optional().catch(undefined),
  after: questionIdSchema.optional().catch(undefined),
})

const feedbackForm = feedbackSchema.extend({
  sessionId: sessionIdSchema,
  helpful: z.enum(['true', 'false']).transform((value) => value === 'true'),
  reason: feedbackSchema.shape.reason.catch(undefined),
})

export interface FormAnswer {
  status: number
  retryAfterSeconds: number | undefined
  sessionId: string
  pagePath: string
  conversation: ConversationView
  /** A Dutch sentence, with the question kept in `draft`. */
  error: string | undefined
  /** What it says, for a page in another language. */
  errorCode: ErrorCode | undefined
  draft: string
}

/** Never throws: the page shows the sentence and keeps what was typed. */
export async function answerForm(context: AskContext, request: Request): Promise<FormAnswer> {
  const form = questionForm.safeParse(await readForm(request))
  if (!form.success) return { ...emptyAnswer('/', randomUUID()), status: 422, error: errorSentences.message_empty, errorCode: 'message_empty' }
  const { message, pagePath, sessionId = randomUUID(), after } = form.data
  const base = emptyAnswer(pagePath, sessionId)
  try {
    const questionId = await findSameQuestion(context, sessionId, { message, after })
    const input = { sessionId, pagePath, question: message, questionId, userAgent: request.headers.get('user-agent') ?? '' }
    const answer = await collectAnswer(await ask(context, input))
    const conversation = await readConversation(context, sessionId)
    if (answer) return { ...base, conversation }
    return { ...base, conversation, status: 503, retryAfterSeconds: TRY_AGAIN_SECONDS, error: chatTexts.error, errorCode: 'unavailable', draft: message }
  } catch (error) {
    return { ...base, ...(await explain(context, error, base)), draft: message }
  }
}

/** A visitor judges an answer on the page; the conversation comes back. */
export async function judgeForm(
  context: Pick<AskContext, 'db' | 'clock' | 'log' | 'requestId' | 'targets'>,
  request: Request,
): Promise<FormAnswer | undefined> {
  const form = feedbackForm.safeParse(await readForm(request))
  if (!form.success) return undefined
  const { sessionId } = form.data
  const base = emptyAnswer((await findStartPage(context, sessionId)) ?? '/', sessionId)
  try {
    await giveFeedback(context, form.data)
    return { ...base, conversation: await readConversation(context, sessionId) }
  } catch (error) {
    return { ...base, ...(await explain(context, error, base)) }
  }
}

/**
 * The same question, asked after the same message or still without an answer: a page that is loaded again sends its form again, and a
 * question that failed is sent again. Neither is asked a second time.
 */
async function findSameQuestion(
  context: AskContext,
  sessionId: string,
  { message, after }: { message: string; after: string | undefined },
): Promise<string | undefined> {
  const { messages, unanswered } = await readConversation(context, sessionId)
  const text = maskPersonalData(cleanText(message)).text
  const before = messages.findIndex(({ id }) => id === after)
  const sent = before < 0 ? undefined : messages[before + 1]
  if (sent?.role === 'user' && sent.content === text) return sent.id
  return unanswered !== null && messages.at(-1)?.content === text ? unanswered : undefined
}

/** With the conversation so far, where it can be read. */
async function explain(context: Pick<AskContext, 'db' | 'clock' | 'log' | 'requestId' | 'targets'>, error: unknown, { sessionId, conversation }: FormAnswer) {
  const { status, retryAfterSeconds, code } = toldFault(context, error)
  const known = await readConversation(context, sessionId).catch(() => conversation)
  return { status, retryAfterSeconds, error: errorSentences[code], errorCode: code, conversation: known }
}

const emptyAnswer = (pagePath: string, sessionId: string): FormAnswer => ({
  status: 200,
  retryAfterSeconds: undefined,
  sessionId,
  pagePath,
  conversation: { messages: [], running: null, unanswered: null, ctas: { partner: null, followUp: null } },
  error: undefined,
  errorCode: undefined,
  draft: '',
})
