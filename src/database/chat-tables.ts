/** Types of the tables of conversations. */
import type { Generated } from 'kysely'

export interface ChatSessionsTable {
  session_id: string
  page_path: string
  user_agent: string
  started_at: string
  last_activity: string
  affiliate_cta_shown: Generated<boolean>
  affiliate_clicked: Generated<boolean>
  message_count: Generated<number>
  /** When the visitor had been helped: set once, with the follow-up call. */
  completed_at: Generated<string | null>
  /** An answer was of no use, or the last question has none yet; see `src/chat-logs/chat-filter.ts`. */
  unanswered: Generated<boolean>
  has_poor_answer: Generated<boolean>
  has_helpful: Generated<boolean>
  has_unhelpful: Generated<boolean>
  has_note: Generated<boolean>
}

/** The one running answer of a session; the row goes when the answer ends. */
export interface ChatRunsTable {
  /** Of the answer, once it is stored. */
  message_id: string
  session_id: string
  question_id: string
  /** The instance that makes it; what another writes is refused. */
  holder: string
  /** The text so far. */
  content: Generated<string>
  stage: Generated<string | null>
  stop_requested: Generated<boolean>
  /** How often another instance began again after one that died. */
  restarts: Generated<number>
  started_at: string
  /** The holder lives as long as this moves on. */
  beat_at: string
}

export interface ChatMessagesTable {
  /** UUIDv7 for answers, the browser's UUID for questions; imported rows keep their id. */
  id: string
  session_id: string
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  /** JSON list of {title, url}. */
  sources: Generated<string | null>
  /** How the answer came about: 'kennis', 'artikel', 'berekening', 'weigering', 'verduidelijking', … */
  kind: Generated<string | null>
  /** Id of the knowledge entry, article section or calculation that answered. */
  reference: Generated<string | null>
  engine: Generated<string | null>
  /** Of a provider's answer; null for the site's own engine. */
  model: Generated<string | null>
  prompt_version: Generated<string | null>
  input_tokens: Generated<number | null>
  output_tokens: Generated<number | null>
  status: Generated<'complete' | 'partial' | 'failed'>
  /** Of an answer: the question that it answers. */
  question_id: Generated<string | null>
  /** JSON list of questions that could follow. */
  suggestions: Generated<string | null>
  /** JSON list of the calls to action that came with it, see `src/assistant/conversation/call.ts`. */
  calls: Generated<string | null>
  /** JSON, see `src/assistant/conversation/answer-extras.ts`. */
  extras: Generated<string | null>
  /** Place in the session from 1, for messages of one moment; 0 for imported rows. */
  position: Generated<number>
}

export interface ChatFeedbackTable {
  message_id: string
  helpful: boolean
  reason: string | null
  /** At most 300 characters, personal data masked. */
  note: string | null
  given_at: string
}
