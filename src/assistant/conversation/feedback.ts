/** What a visitor thinks of an answer. */
import { z } from 'zod'
import { idField, textField } from '../../platform/request-fields.ts'

/** As they stand in forms and in the database. */
const feedbackReasons = ['onjuist', 'niet-mijn-vraag', 'onduidelijk', 'anders'] as const

export type FeedbackReason = (typeof feedbackReasons)[number]

export const MAX_NOTE = 300

export const feedbackSchema = z.object({
  messageId: idField,
  helpful: z.boolean(),
  reason: z.enum(feedbackReasons).optional(),
  note: textField(MAX_NOTE).optional(),
})

export interface GivenFeedback {
  helpful: boolean
  /** Null also for a reason that a later version stored. */
  reason: FeedbackReason | null
}

export const readReason = (stored: string | null): FeedbackReason | null => feedbackReasons.find((reason) => reason === stored) ?? null
