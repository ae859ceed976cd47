/** What was told before a message and is what it asks about, as facts: none of it stands in its words. */
import type { GainTopic } from './detect-topic.ts'
import type { Kin } from './kin-line.ts'

export interface Known {
  /** Its amount is of what a disinherited child can claim. */
  wish?: 'forced'
  /** What somebody leaves, before debts, and to whom. */
  estate?: { estateCents: number; children: number; partner: boolean }
  /** What the children still claim of the parent who died first. */
  claim?: { cents: number; each: boolean }
  /** Which tax it asks for. */
  topic?: GainTopic
  /** Who leaves it to the visitor. */
  giver?: Kin
  /** Land, or anything else that is no home, is what is bought. */
  use?: 'non-dwelling'
  /** What was told from the message with a birthday on, normalised, the newest first. */
  birthday?: string
  /** How many owners a home has, with equal parts. */
  owners?: number
  /** The owners never married each other. */
  unmarried?: true
  /** One of the heirs takes over the home from the others. */
  takenOver?: true
}

/** A message of the visitor with what is known besides, or an answer. */
export interface Message {
  role: 'user' | 'assistant'
  content: string
  known?: Known
}
