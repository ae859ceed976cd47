/** A visitor says whether an answer helped. */
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { findMessage } from './assistant.queries.ts'
import { cleanText } from '../../platform/clean-text.ts'
import { maskPersonalData } from '../conversation/mask-personal-data.ts'
import { MAX_NOTE, type FeedbackReason } from '../conversation/feedback.ts'
import { markFeedback, upsertFeedback } from './feedback.queries.ts'

export interface FeedbackInput {
  sessionId: string
  messageId: string
  helpful: boolean
  reason?: FeedbackReason | undefined
  note?: string | undefined
}

/** Given again it replaces what was given. Throws `not_found` unless it is an answer of this conversation. */
export async function giveFeedback(context: Pick<Context, 'db' | 'clock'>, input: FeedbackInput): Promise<void> {
  const { sessionId, messageId, helpful } = input
  const note = maskPersonalData(cleanText(input.note ?? ''))
    .text.slice(0, MAX_NOTE)
    .toWellFormed()
  await context.db.transaction().execute(async (tx) => {
    const message = await findMessage(tx, messageId)
    if (message?.session_id !== sessionId || message.role !== 'assistant') throw new AppError('not_found')
    const details = helpful ? { reason: null, note: null } : { reason: input.reason ?? null, note: note || null }
    await upsertFeedback(tx, { message_id: messageId, helpful, ...details, given_at: isoNow(context.clock) })
    await markFeedback(tx, sessionId)
  })
}
