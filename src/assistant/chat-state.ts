/** The state of a conversation on screen, and how it changes. */
import type { AnswerStage } from './conversation.ts'
import type { AnswerSource } from './engine.ts'
import type { StreamPart } from './stream-reader.ts'

export interface ShownMessage {
  id: string
  role: 'user' | 'assistant'
  text: string
  sources: AnswerSource[]
  suggestions: string[]
  notice?: string | undefined
  complete: boolean
}

export interface ChatState {
  messages: ShownMessage[]
  /** 'waiting': asked, nothing read yet; 'streaming': the answer grows. */
  status: 'idle' | 'waiting' | 'streaming'
  stage: AnswerStage
  error: string | undefined
  /** The question that failed, for trying again. */
  failedQuestion: string | undefined
}

export type ChatAction =
  | { type: 'asked'; id: string; question: string; retry: boolean }
  | { type: 'part'; part: StreamPart }
  | { type: 'failed'; sentence: string }
  | { type: 'reset' }

export const emptyChat: ChatState = { messages: [], status: 'idle', stage: 'searching', error: undefined, failedQuestion: undefined }

const message = (id: string, role: 'user' | 'assistant', text: string): ShownMessage => ({
  id,
  role,
  text,
  sources: [],
  suggestions: [],
  complete: role === 'user',
})

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'asked': {
      const kept = action.retry ? state.messages : [...state.messages, message(action.id, 'user', action.question)]
      return { ...state, messages: kept, status: 'waiting', stage: 'searching', error: undefined, failedQuestion: undefined }
    }
    case 'part':
      return applyPart(state, action.part)
    case 'failed': {
      const question = state.messages.findLast((m) => m.role === 'user')?.text
      return { ...state, messages: state.messages.filter((m) => m.complete), status: 'idle', error: action.sentence, failedQuestion: question }
    }
    case 'reset':
      return emptyChat
  }
}

function applyPart(state: ChatState, part: StreamPart): ChatState {
  switch (part.type) {
    case 'start':
      return { ...state, messages: [...state.messages, message(String(part['messageId']), 'assistant', '')] }
    case 'data-stage':
      return { ...state, stage: (part['data'] as { stage: AnswerStage }).stage }
    case 'text-delta':
      return { ...updateLast(state, (m) => ({ ...m, text: m.text + String(part['delta']) })), status: 'streaming' }
    case 'source-url':
      return updateLast(state, (m) => ({ ...m, sources: [...m.sources, { url: String(part['url']), title: String(part['title']) }] }))
    case 'data-suggestions':
      return updateLast(state, (m) => ({ ...m, suggestions: (part['data'] as { questions: string[] }).questions }))
    case 'data-notice':
      return updateLast(state, (m) => ({ ...m, notice: (part['data'] as { text: string }).text }))
    case 'finish':
      return { ...updateLast(state, (m) => ({ ...m, complete: true })), status: 'idle' }
    default:
      return state
  }
}

function updateLast(state: ChatState, change: (message: ShownMessage) => ShownMessage): ChatState {
  const last = state.messages.at(-1)
  return last?.role === 'assistant' ? { ...state, messages: [...state.messages.slice(0, -1), change(last)] } : state
}
