/** How the conversation on screen changes. */
import type { AnswerPart } from '../conversation/answer-part.ts'
import { applyPart } from './apply-part.ts'
import type { ConversationView } from '../conversation/conversation.ts'
import { emptyChat, newMessage, type ChatState, type ShownMessage, untold } from './shown-conversation.ts'

export type ChatAction =
  | { type: 'asked'; id: string; question: string }
  | { type: 'retried' }
  | { type: 'parts'; parts: readonly AnswerPart[] }
  | { type: 'lost' }
  | { type: 'stopping'; stopping: boolean }
  /** The question stays, without an answer. */
  | { type: 'failed'; sentence: string; retryAt?: number | undefined }
  /** The question was not accepted and goes back to the field. */
  | { type: 'refused'; sentence: string; retryAt?: number | undefined }
  | { type: 'restoring' }
  /** `unanswered` says that the last question has no answer. */
  | { type: 'loaded'; stored: ConversationView; unanswered: string }
  | { type: 'reset'; note?: string | undefined }
  | { type: 'noted'; note: string }

const settled = { status: 'idle', lost: false, stopping: false } as const
const begun = { ...untold, status: 'waiting' } as const

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'asked':
      return { ...state, ...begun, messages: [...state.messages, newMessage(action.id, 'user', action.question)] }
    case 'retried':
      return { ...state, ...begun }
    case 'parts':
      return action.parts.reduce(applyPart, state)
    case 'lost':
      return { ...state, lost: true }
    case 'stopping':
      return { ...state, stopping: action.stopping }
    case 'failed':
      return { ...state, ...settled, messages: state.messages.filter((m) => m.status !== 'growing'), error: action.sentence, retryAt: action.retryAt }
    case 'refused':
      return { ...state, ...settled, messages: state.messages.slice(0, -1), error: action.sentence, retryAt: action.retryAt }
    case 'restoring':
      return { ...state, status: 'restoring', error: undefined, retryAt: undefined }
    case 'loaded':
      return load(state, action.stored, action.unanswered)
    case 'reset':
      return { ...emptyChat, note: action.note }
    case 'noted':
      return { ...state, note: action.note }
  }
}

/** The answer that runs comes by its own stream. */
function load(state: ChatState, { messages: stored, running, ctas, ...view }: ConversationView, unanswered: string): ChatState {
  const messages = stored.map(({ id, role, content, sources, suggestions, feedback, status }): ShownMessage => {
    return { ...newMessage(id, role, content), sources, suggestions, feedback, status: status === 'complete' ? 'complete' : 'partial' }
  })
  const last = messages.at(-1)
  return {
    ...emptyChat,
    messages,
    ctas,
    status: running ? 'waiting' : 'idle',
    note: view.unanswered && !running ? unanswered : undefined,
    finishedId: state.status !== 'restoring' && last?.role === 'assistant' ? last.id : undefined,
  }
}

/** The question that waits for an answer while none is being made. */
export function findUnanswered({ messages, status }: ChatState): ShownMessage | undefined {
  const last = messages.at(-1)
  return status === 'idle' && last?.role === 'user' ? last : undefined
}
