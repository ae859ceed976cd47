/** A conversation as text, for a message that its visitor sends it along with. */
import type { AnyDatabase } from '../../../platform/context.ts'
import { readTranscript } from '../transcript.ts'
import { writeMessages } from './conversation-text.ts'

/** As stored, so with personal data masked. Undefined when there is no such conversation. */
export async function writeConversation(context: { db: AnyDatabase }, sessionId: string): Promise<string | undefined> {
  const messages = await readTranscript(context, sessionId)
  return messages.length > 0 ? writeMessages(messages) : undefined
}
