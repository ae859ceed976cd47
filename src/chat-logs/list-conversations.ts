/** A program reads conversations, as they are stored: what a visitor typed of himself is masked. */
import { requireProgram } from '../audit/require-program.ts'
import { AppError } from '../errors/errors.ts'
import type { Context } from '../platform/context.ts'
import type { Listing } from '../database/listing.ts'
import { readConversationLog, type LoggedMessage, type LoggedSession } from './chat-logs.ts'
import { listConversationRows, type ConversationRow } from './conversations.queries.ts'

/** Ordered by the last message. Throws what `requireProgram` throws. */
export async function listConversations(context: Context, listing: Listing & { unanswered: boolean | undefined }): Promise<ConversationRow[]> {
  requireProgram(context, 'conversations')
  return listConversationRows(context.db, listing)
}

/** Its messages come oldest first. Throws `not_found`, and what `requireProgram` throws. */
export async function openConversation(context: Context, id: string): Promise<{ session: LoggedSession & ConversationRow; messages: LoggedMessage[] }> {
  requireProgram(context, 'conversations')
  const logged = await readConversationLog(context, id)
  if (!logged) throw new AppError('not_found')
  return logged
}
