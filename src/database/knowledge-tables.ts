/** Types of the tables of the owner's own answers and of what visitors asked, counted by the day. */
import type { Generated } from 'kysely'

/** An answer of the assistant that the owner wrote. */
export interface OwnEntriesTable {
  id: string
  /** 'eigen-…': what answers refer to it by; never changes. */
  reference: string
  question: string
  /** JSON list of strings: other ways of asking. */
  ways: string
  /** Markdown with figure tokens. */
  answer: string
  /** See `topics` in `src/assistant/retrieval/knowledge.ts`. */
  topic: string
  /** JSON list of {title, url}. */
  sources: string
  /** Id of the entry of the content that it takes the place of. */
  replaces: string | null
  status: 'draft' | 'published'
  /** YYYY-MM-DD: the day the owner last checked the facts. */
  checked_on: string
  /** The question of a visitor that led to it, masked, and its conversation; both go with the term of conversations. */
  from_question: Generated<string | null>
  from_session: Generated<string | null>
  /** Counts the changes, so that one who edits an old version is told. */
  version: Generated<number>
  created_at: string
  updated_at: string
  /** Gone for the owner, still to be undone for a while. */
  deleted_at: Generated<string | null>
}

/** How often an answer was given on a day. The row without reference and kind says that the day is counted whole. */
export interface AnswerCountsTable {
  /** YYYY-MM-DD in the Netherlands. */
  day: string
  /** '' for answers that refer to nothing. */
  reference: string
  /** '' only in the row of the whole day. */
  kind: string
  answers: number
  helpful: number
  not_helpful: number
  /** Id of the last of these answers. */
  last_answer: string | null
}

/** Questions that the owner wants no answer to. */
export interface DismissedQuestionsTable {
  id: string
  /** The stems of the question, sorted, joined by spaces. */
  words: string
  /** The question, masked. */
  example: string
  dismissed_at: string
}

export interface KnowledgeTables {
  elk_own_entries: OwnEntriesTable
  elk_answer_counts: AnswerCountsTable
  elk_dismissed_questions: DismissedQuestionsTable
}
