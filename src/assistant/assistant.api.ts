/** The public calls of the assistant. */
import { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { readJson } from '../platform/http/json-body.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { collectAnswer, streamHeaders, toReadableStream, toUiMessageFrames } from './answer-stream.ts'
import { ask, type AskContext } from './ask.ts'
import { pagePathSchema, sessionIdSchema } from './conversation.ts'

/** An upper bound well above the limit of a question, so that the visitor hears that it is too long and not that it is unreadable. */
const messageSchema = z.string().max(50_000)

const chatBody = z.object({ sessionId: sessionIdSchema, pagePath: pagePathSchema.default('/'), message: messageSchema })

const elkChatBody = z.object({
  sessionId: sessionIdSchema,
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: messageSchema }))
    .min(1)
    .max(200),
})

export type AssistantServices = Pick<AskContext, 'engine' | 'provider' | 'chatLimits'>

export function assistantApi(services: AssistantServices) {
  return new Hono<HttpEnv>()
    .post('/api/chat', async (c) => {
      const body = await readJson(c, chatBody)
      const input = { sessionId: body.sessionId, pagePath: body.pagePath, question: body.message, userAgent: c.req.header('user-agent') ?? '' }
      const events = await ask({ ...c.get('context'), ...services }, input)
      if (!wantsJson(c.req.header('accept'))) return c.body(toReadableStream(toUiMessageFrames(events)), 200, streamHeaders)
      const answer = await collectAnswer(events)
      if (!answer) throw new AppError('unavailable')
      c.header('Cache-Control', 'no-store')
      return c.json({
        choices: [{ message: { role: 'assistant' as const, content: answer.text } }],
        sources: answer.sources,
        kind: answer.kind,
        suggestions: answer.suggestions,
      })
    })
    .post('/api/elk_chat', async (c) => {
      const body = await readJson(c, elkChatBody)
      // Only the newest question counts: the earlier turns are read from our own record, and instructions from outside are ignored.
      const question = body.messages.findLast((message) => message.role === 'user')
      if (!question) throw new AppError('message_empty')
      const input = { sessionId: body.sessionId, pagePath: '/', question: question.content, userAgent: c.req.header('user-agent') ?? '' }
      const answer = await collectAnswer(await ask({ ...c.get('context'), ...services }, input))
      if (!answer) throw new AppError('unavailable')
      c.header('Cache-Control', 'no-store')
      return c.json({ choices: [{ message: { role: 'assistant' as const, content: answer.text } }] })
    })
}

/** A browser's stream reader asks for event streams or anything; a program that wants one reply asks for JSON. */
function wantsJson(accept: string | undefined): boolean {
  return accept !== undefined && /application\/json/i.test(accept) && !/text\/event-stream/i.test(accept)
}
