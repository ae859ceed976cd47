/** One conversation with everything that is kept of its messages, for another program. */
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { readLoggedSession, type LoggedMessage, type LoggedSession } from './chat-logs.ts'

/** Throws `not_found`. The export is audited. */
export async function exportChatSession(context: Context, sessionId: string): Promise<{ session: LoggedSession; messages: LoggedMessage[] }> {
  const logged = await readLoggedSession(context, sessionId)
  await recordAudit(context, { action: 'chat.export', subject: sessionId, details: { form: 'json' } })
  return logged
}
