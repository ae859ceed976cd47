/** The chat without JavaScript: a posted form in, a conversation to render out. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { errorSentences } from '../platform/errors.nl.ts'
import { collectAnswer } from './answer-stream.ts'
import { ask, type AskContext } from './ask.ts'
import { chatTexts } from './assistant.nl.ts'
import { pagePathSchema, sessionIdSchema, type TranscriptMessage } from './conversation.ts'
import { readTranscript } from './transcript.ts'

const formSchema = z.object({
  message: z.string().max(50_000),
  pagePath: pagePathSchema.catch('/'),
  sessionId: sessionIdSchema.optional().catch(undefined),
})

export interface FormAnswer {
  status: number
  retryAfterSeconds: number | undefined
  sessionId: string
  pagePath: string
  messages: TranscriptMessage[]
  suggestions: string[]
  /** A Dutch sentence, with the question kept in `draft`. */
  error: string | undefined
  draft: string
}

/** Never throws for what a visitor can do wrong: the page shows the sentence and keeps what was typed. */
export async function answerForm(context: AskContext, request: Request): Promise<FormAnswer> {
  const form = formSchema.safeParse(Object.fromEntries(await request.formData().catch(() => new FormData())))
  if (!form.success) return { ...emptyAnswer('/', randomUUID()), status: 422, error: errorSentences.message_empty }
  const { message, pagePath, sessionId = randomUUID() } = form.data
  const base = emptyAnswer(pagePath, sessionId)
  try {
    const answer = await collectAnswer(await ask(context, { sessionId, pagePath, question: message, userAgent: request.headers.get('user-agent') ?? '' }))
    const messages = await readTranscript(context, sessionId)
    return answer ? { ...base, messages, suggestions: answer.suggestions } : { ...base, messages, status: 503, error: chatTexts.error, draft: message }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const messages = await readTranscript(context, sessionId)
    return { ...base, messages, status: error.status, retryAfterSeconds: error.retryAfterSeconds, error: errorSentences[error.code], draft: message }
  }
}

const emptyAnswer = (pagePath: string, sessionId: string): FormAnswer => ({
  status: 200,
  retryAfterSeconds: undefined,
  sessionId,
  pagePath,
  messages: [],
  suggestions: [],
  error: undefined,
  draft: '',
})
