/** The parts of an answer's stream, as the server writes them and the browser reads them: the AI SDK's UI message stream, version 7. */
import type { AnswerExtras } from './answer-extras.ts'
import type { Cta } from './cta.ts'
import type { AnswerStage } from './conversation.ts'

/** What a notice says in code; its words may change without anything else changing. */
export type NoticeCode = 'masked' | 'fallback' | 'broken-off' | 'stopped'

export interface Notice {
  code: NoticeCode
  /** The sentence for the visitor. */
  text: string
}

interface OfThisMoment {
  /** Not part of the message that is kept. */
  transient: true
}

export type AnswerPart =
  | { type: 'start'; messageId: string }
  | { type: 'start-step' }
  | { type: 'text-start'; id: string }
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'text-end'; id: string }
  | { type: 'source-url'; sourceId: string; url: string; title: string }
  | { type: 'data-suggestions'; data: { questions: string[] } }
  | { type: 'data-extras'; data: AnswerExtras }
  | { type: 'data-cta'; data: Cta }
  | ({ type: 'data-notice'; data: Notice } & OfThisMoment)
  | ({ type: 'data-stage'; data: { stage: AnswerStage } } & OfThisMoment)
  /** What came before no longer counts. */
  | ({ type: 'data-restart'; data: Record<string, never> } & OfThisMoment)
  | { type: 'finish-step' }
  | { type: 'finish'; finishReason: 'stop' }
  | { type: 'error'; errorText: string }
