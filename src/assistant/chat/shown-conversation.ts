/** A conversation as it stands on screen. */
import type { Notice } from '../conversation/answer-part.ts'
import type { AnswerStage, ConversationView } from '../conversation/conversation.ts'
import type { AnswerExtras } from '../conversation/answer-extras.ts'
import type { AnswerSource } from '../conversation/engine.ts'
import type { GivenFeedback } from '../conversation/feedback.ts'

export interface ShownMessage {
  id: string
  role: 'user' | 'assistant'
  text: string
  sources: AnswerSource[]
  suggestions: string[]
  extras: AnswerExtras | undefined
  notices: Notice[]
  /** 'partial': it was broken off or stopped. */
  status: 'growing' | 'complete' | 'partial'
  feedback: GivenFeedback | null
}

export interface ChatState {
  messages: ShownMessage[]
  ctas: ConversationView['ctas']
  /** 'restoring': the stored conversation is asked for; 'waiting': asked, nothing read yet; 'streaming': the answer grows. */
  status: 'idle' | 'restoring' | 'waiting' | 'streaming'
  stage: AnswerStage
  /** The connection broke and is sought again. */
  lost: boolean
  /** The visitor asked for the answer to end. */
  stopping: boolean
  error: string | undefined
  /** The server takes no question before it, in milliseconds since 1970. */
  retryAt: number | undefined
  /** Id of the answer that ended while the visitor was here: it is read aloud once. */
  finishedId: string | undefined
  /** What the visitor is told about the conversation as a whole. */
  note: string | undefined
}

/** Nothing is told of what went before. */
export const untold = {
  stage: 'searching',
  lost: false,
  stopping: false,
  error: undefined,
  retryAt: undefined,
  finishedId: undefined,
  note: undefined,
} as const

export const emptyChat: ChatState = { ...untold, messages: [], ctas: { partner: null, followUp: null }, status: 'idle' }

export const newMessage = (id: string, role: ShownMessage['role'], text: string): ShownMessage => ({
  id,
  role,
  text,
  sources: [],
  suggestions: [],
  extras: undefined,
  notices: [],
  status: role === 'user' ? 'complete' : 'growing',
  feedback: null,
})
