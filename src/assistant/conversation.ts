/** A conversation between a visitor and the assistant: its rules and the events of an answer in the making. */
import { z } from 'zod'
import type { AnswerKind, AnswerSource } from './engine.ts'
import type { MaskedKind } from './mask-personal-data.ts'

export const sessionIdSchema = z.uuid()

/** Any path of this site, without query. */
export const pagePathSchema = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w\-./%]*$/)

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
  | { type: 'finished'; answer: StoredAnswer }
  | { type: 'failed' }

export type AnswerStage = 'searching' | 'calculating' | 'writing'

export interface StoredAnswer {
  messageId: string
  kind: AnswerKind
  text: string
  sources: AnswerSource[]
  suggestions: string[]
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
}
