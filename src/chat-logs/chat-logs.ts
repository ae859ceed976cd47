/** The owner reads conversations, with how each answer came about and what its visitor thought of it. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import type { Cta } from '../assistant/conversation/cta.ts'
import type { TranscriptMessage } from '../assistant/conversation/conversation.ts'
import { readStoredConversation } from '../assistant/answering/read-stored-conversation.ts'
import type { FeedbackRow, LoggedMessageRow, SessionFacts, SessionRow } from '../assistant/answering/stored-conversation.ts'
import { readCtas, toMessage } from '../assistant/answering/transcript.ts'

export interface LoggedMessage extends TranscriptMessage {
  /** What the visitor wrote with the feedback. */
  note: string | null
  calls: Cta['kind'][]
  /** Of an answer that a model wrote. */
  provider: { model: string; promptVersion: string | null; inputTokens: number | null; outputTokens: number | null } | null
}

export type LoggedSession = SessionRow & Pick<SessionFacts, 'affiliate_cta_shown' | 'affiliate_clicked' | 'completed_at'>

/** A session with its messages, oldest first; the view is audited. Throws `not_found`. */
export async function openChatSession(context: Context, sessionId: string): Promise<{ session: LoggedSession; messages: LoggedMessage[] }> {
  const logged = await readLoggedSession(context, sessionId)
  await recordAudit(context, { action: 'chat.view', subject: sessionId })
  return logged
}

/** For those that say themselves in the audit log what they do with it. Throws `not_found`. */
export async function readLoggedSession(context: Context, sessionId: string): Promise<{ session: LoggedSession; messages: LoggedMessage[] }> {
  requireReader(context)
  const logged = await readConversationLog(context, sessionId)
  if (!logged) throw new AppError('not_found')
  return logged
}

/** For those that know who asks. Undefined when there is none. */
export async function readConversationLog({ db }: Pick<Context, 'db'>, sessionId: string) {
  const stored = await readStoredConversation({ db }, sessionId)
  if (!stored) return undefined
  // What the visitor's browser is stays out of it: nobody needs it.
  const { user_agent: _browser, ...session } = stored.facts
  return { session, messages: stored.messages.map((row) => toLogged(row, stored.feedback.get(row.id))) }
}

function toLogged(row: LoggedMessageRow, feedback: FeedbackRow | undefined): LoggedMessage {
  const { model, prompt_version: promptVersion, input_tokens: inputTokens, output_tokens: outputTokens } = row
  return {
    ...toMessage(row, feedback),
    note: feedback?.note ?? null,
    calls: readCtas(row).map((cta) => cta.kind),
    provider: model === null ? null : { model, promptVersion, inputTokens, outputTokens },
  }
}
