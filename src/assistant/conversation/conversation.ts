/** A conversation between a visitor and the assistant: its rules and the events of an answer in the making. */
import { keyField, textField } from '../../platform/request-fields.ts'
import type { AnswerExtras } from './answer-extras.ts'
import type { Cta } from './cta.ts'
import type { AnswerKind, AnswerSource } from './engine.ts'
import type { GivenFeedback } from './feedback.ts'
import type { MaskedKind } from './mask-personal-data.ts'

export const sessionIdSchema = keyField

/** Made by the browser; a question that is sent again carries the same. */
export const questionIdSchema = keyField

/** Any path of this site, without query. */
export const pagePathSchema = textField(200).regex(/^\/(?!\/)[\w\-./%]*$/)

/** What happens while an answer is made, in order. Nothing here knows of HTTP. */
export type AnswerEvent =
  | { type: 'started'; sessionId: string; messageId: string }
  | { type: 'masked'; kinds: MaskedKind[] }
  | { type: 'stage'; stage: AnswerStage }
  /** The provider could not answer; the site's own engine does. */
  | { type: 'fallback' }
  | { type: 'text'; delta: string }
  /** The text is not whole. */
  | { type: 'broken-off' }
  | { type: 'source'; number: number; source: AnswerSource }
  | { type: 'suggestions'; questions: string[] }
  | { type: 'extras'; extras: AnswerExtras }
  | { type: 'cta'; cta: Cta }
  /** The text so far no longer counts: the answer begins again. */
  | { type: 'restarted' }
  /** The visitor stopped it. */
  | { type: 'stopped' }
  /** `answer` is undefined when it was stopped before its first word. */
  | { type: 'finished'; answer: StoredAnswer | undefined }
  | { type: 'failed' }

export const answerStages = ['searching', 'calculating', 'writing'] as const

export type AnswerStage = (typeof answerStages)[number]

export interface StoredAnswer {
  messageId: string
  kind: AnswerKind
  text: string
  sources: AnswerSource[]
  suggestions: string[]
  extras?: AnswerExtras | undefined
}

/** One message of the transcript as readers see it. */
export interface TranscriptMessage {
  id: string
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  kind: string | null
  sources: AnswerSource[]
  status: 'complete' | 'partial' | 'failed'
  suggestions: string[]
  extras?: AnswerExtras | undefined
  /** What the visitor thought of it. */
  feedback: GivenFeedback | null
}

/** A conversation as its visitor reads it back. */
export interface ConversationView {
  messages: TranscriptMessage[]
  running: { messageId: string; questionId: string } | null
  /** Id of the last question when it has no answer and none is being made. */
  unanswered: string | null
  ctas: { partner: ShownCta | null; followUp: ShownCta | null }
}

/** `after` is the id of the answer that it came with. */
type ShownCta = Cta & { after: string }
