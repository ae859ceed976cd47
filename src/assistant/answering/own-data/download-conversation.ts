/** A visitor takes the own conversation along, as a text to read or as data for a program. */
import { dutchDay } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import { retentionDays } from '../../../settings/retention-days.ts'
import type { retentionTerms } from '../../../settings/retention.settings.ts'
import type { ValuesOf } from '../../../settings/setting.ts'
import { readTranscript } from '../transcript.ts'
import { listFeedback } from '../feedback.queries.ts'
import { writeFacts, writeMessages } from './conversation-text.ts'
import { ownDataTexts } from './own-data.nl.ts'
import { findSessionFacts } from './own-data.queries.ts'

export interface DownloadServices {
  /** The site's own address, for links. */
  origin: string
  settings: () => ValuesOf<typeof retentionTerms>
}

export interface DownloadedFile {
  name: string
  /** Content-Type. */
  type: string
  text: string
}

interface DownloadInput {
  sessionId: string
  format: 'tekst' | 'json'
}

/** Everything that is kept of the conversation. Of an unknown one the file says that nothing is kept. */
export async function downloadConversation(context: Pick<Context, 'db' | 'clock'> & DownloadServices, input: DownloadInput): Promise<DownloadedFile> {
  const { sessionId, format } = input
  const messages = await readTranscript(context, sessionId)
  const feedback = await listFeedback(context.db, sessionId)
  const facts = await findSessionFacts(context.db, sessionId)
  const keptDays = retentionDays(context.settings(), 'retention_chat_days')
  const name = `gesprek-${dutchDay(context.clock)}`
  if (format === 'json') {
    const data = { conversation: facts ?? null, messages: messages.map((message) => ({ ...message, feedback: feedback.get(message.id) ?? null })), keptDays }
    return { name: `${name}.json`, type: 'application/json; charset=utf-8', text: `${JSON.stringify(data, null, 2)}\n` }
  }
  const parts = facts
    ? [ownDataTexts.title, writeMessages(messages, context.origin, feedback), writeFacts(facts, keptDays)]
    : [ownDataTexts.title, ownDataTexts.nothing]
  return { name: `${name}.txt`, type: 'text/plain; charset=utf-8', text: `${parts.join('\n\n')}\n` }
}
