/** The public calls of the assistant. A session id is a secret of its visitor: it comes in the body or in a header, never in an address. */
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { textField } from '../../platform/request-fields.ts'
import { AppError } from '../../errors/errors.ts'
import { readJson } from '../../platform/http/request-input.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { collectAnswer, streamHeaders, toReadableStream, toUiMessageFrames } from './answer-stream.ts'
import type { AskContext } from '../answering/ask-context.ts'
import { ask } from '../answering/ask.ts'
import { pagePathSchema, questionIdSchema, sessionIdSchema, type AnswerEvent } from '../conversation/conversation.ts'
import { feedbackSchema } from '../conversation/feedback.ts'
import { giveFeedback } from '../answering/give-feedback.ts'
import type { DownloadServices } from '../answering/own-data/download-conversation.ts'
import { eraseConversation } from '../answering/own-data/erase-conversation.ts'
import { ownDataApi } from './own-data/own-data.api.ts'
import { markAffiliateShown } from '../answering/mark-affiliate-shown.ts'
import { resumeAnswer } from '../answering/runs/resume-answer.ts'
import { stopAnswer } from '../answering/runs/stop-answer.ts'
import { readConversation } from '../answering/transcript.ts'

const SESSION_HEADER = 'Elk-Chat-Session'

/** An upper bound well above the limit of a question, so that the visitor hears that it is too long and not that it is unreadable. */
const messageSchema = textField(50_000)

const chatBody = z.object({
  sessionId: sessionIdSchema,
  pagePath: pagePathSchema.default('/'),
  message: messageSchema,
  questionId: questionIdSchema.optional(),
})

const sessionBody = z.object({ sessionId: sessionIdSchema })
const feedbackBody = feedbackSchema.extend({ sessionId: sessionIdSchema })

const elkChatBody = z.object({
  sessionId: sessionIdSchema,
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: messageSchema }))
    .min(1)
    .max(200),
})

export type AssistantServices = Pick<AskContext, 'engine' | 'provider' | 'findReferral' | 'regions' | 'runs' | 'targets' | 'chatLimits' | 'admission'> &
  DownloadServices

export function assistantApi(services: AssistantServices) {
  const contextOf = (c: HonoContext<HttpEnv>): AskContext => ({ ...c.get('context'), ...services })
  return new Hono<HttpEnv>()
    .use('/api/chat/*', noStore)
    .post('/api/chat', async (c) => {
      const { message, ...body } = await readJson(c, chatBody)
      const events = await ask(contextOf(c), { ...body, question: message, userAgent: c.req.header('user-agent') ?? '' })
      if (!wantsJson(c.req.header('accept'))) return stream(c, events)
      const answer = await collectAnswer(events)
      if (!answer) throw new AppError('unavailable')
      return c.json({
        choices: [{ message: { role: 'assistant' as const, content: answer.text } }],
        sources: answer.sources,
        kind: answer.kind,
        suggestions: answer.suggestions,
      })
    })
    .get('/api/chat', async (c) => c.json(await readConversation(contextOf(c), sessionOf(c))))
    .delete('/api/chat', async (c) => {
      await eraseConversation(contextOf(c), sessionOf(c))
      return c.body(null, 204)
    })
    .get('/api/chat/stream', async (c) => {
      const events = await resumeAnswer(contextOf(c), sessionOf(c))
      return events ? stream(c, events) : c.body(null, 204)
    })
    .post('/api/chat/stop', async (c) => {
      await stopAnswer(contextOf(c), (await readJson(c, sessionBody)).sessionId)
      return c.body(null, 204)
    })
    .post('/api/chat/seen', async (c) => {
      await markAffiliateShown(c.get('context'), (await readJson(c, sessionBody)).sessionId)
      return c.body(null, 204)
    })
    .post('/api/chat/feedback', async (c) => {
      await giveFeedback(c.get('context'), await readJson(c, feedbackBody))
      return c.body(null, 204)
    })
    .post('/api/elk_chat', async (c) => {
      const body = await readJson(c, elkChatBody)
      // Only the newest question counts: the earlier turns are read from our own record, and instructions from outside are ignored.
      const question = body.messages.findLast((message) => message.role === 'user')
      if (!question) throw new AppError('message_empty')
      const input = { sessionId: body.sessionId, pagePath: '/', question: question.content, userAgent: c.req.header('user-agent') ?? '' }
      const answer = await collectAnswer(await ask(contextOf(c), input))
      if (!answer) throw new AppError('unavailable')
      c.header('Cache-Control', 'no-store')
      return c.json({ choices: [{ message: { role: 'assistant' as const, content: answer.text } }] })
    })
    .route('/', ownDataApi(services))
}

const noStore: MiddlewareHandler = (c, next) => {
  c.header('Cache-Control', 'no-store')
  return next()
}

const stream = (c: HonoContext, events: AsyncIterable<AnswerEvent>): Response => c.body(toReadableStream(toUiMessageFrames(events)), 200, streamHeaders)

function sessionOf(c: HonoContext): string {
  const id = sessionIdSchema.safeParse(c.req.header(SESSION_HEADER))
  if (!id.success) throw new AppError('invalid_input', { fields: ['sessionId'] })
  return id.data
}

/** A browser's stream reader asks for event streams or anything; a program that wants one reply asks for JSON. */
function wantsJson(accept: string | undefined): boolean {
  return accept !== undefined && /application\/json/i.test(accept) && !/text\/event-stream/i.test(accept)
}
