/** The calls that the chat makes. The session id is a secret: it goes in the body or in a header, never in an address. */
import type { ConversationView } from '../conversation/conversation.ts'
import type { FeedbackReason } from '../conversation/feedback.ts'

const SESSION_HEADER = 'Elk-Chat-Session'

export interface Question {
  sessionId: string
  pagePath: string
  message: string
  /** The same at every try, so that a question is stored once. */
  questionId: string
}

export interface Feedback {
  helpful: boolean
  reason?: FeedbackReason | undefined
  note?: string | undefined
}

const post = (path: '' | '/stop' | '/feedback' | '/seen', body: object, signal?: AbortSignal): Promise<Response> =>
  fetch(`/api/chat${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json' },
    body: JSON.stringify(body),
    keepalive: path === '/seen',
    ...(signal && { signal }),
  })

const headers = (sessionId: string) => ({ [SESSION_HEADER]: sessionId })

export const askQuestion = (question: Question, signal: AbortSignal): Promise<Response> => post('', question, signal)

/** The running answer from its beginning; status 204 when none runs. */
export const resumeAnswer = (sessionId: string, signal: AbortSignal): Promise<Response> =>
  fetch('/api/chat/stream', { signal, cache: 'no-store', headers: { ...headers(sessionId), Accept: 'text/event-stream' } })

export async function loadConversation(sessionId: string, signal: AbortSignal): Promise<ConversationView> {
  const response = await fetch('/api/chat', { signal, cache: 'no-store', headers: headers(sessionId) })
  if (!response.ok) throw new Error(`the conversation could not be read: ${response.status}`)
  return (await response.json()) as ConversationView
}

const succeeded = (response: Promise<Response>): Promise<boolean> =>
  response.then(
    ({ ok }) => ok,
    () => false,
  )

export const stopAnswer = (sessionId: string): Promise<boolean> => succeeded(post('/stop', { sessionId }))

/** The offer of a partner was in view. It goes out also when the visitor leaves by that very offer. */
export const tellSeen = (sessionId: string): Promise<boolean> => succeeded(post('/seen', { sessionId }))

export const giveFeedback = (sessionId: string, messageId: string, feedback: Feedback): Promise<boolean> =>
  succeeded(post('/feedback', { sessionId, messageId, ...feedback }))

export const eraseConversation = (sessionId: string): Promise<boolean> => succeeded(fetch('/api/chat', { method: 'DELETE', headers: headers(sessionId) }))
