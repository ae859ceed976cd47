/** Tells a stored answer as the events in which it once came. */
import { splitIntoDeltas } from '../choose-answer.ts'
import type { AnswerEvent } from '../../conversation/conversation.ts'
import type { StoredMessageRow } from '../stored-conversation.ts'
import { isKind, toMessage, readCtas } from '../transcript.ts'

export async function* replayAnswer(row: StoredMessageRow): AsyncGenerator<AnswerEvent> {
  yield { type: 'started', sessionId: row.session_id, messageId: row.id }
  for (const delta of splitIntoDeltas(row.content)) yield { type: 'text', delta }
  yield* replayEnd(row)
}

/** What follows the text. */
export function* replayEnd(row: StoredMessageRow): Generator<AnswerEvent> {
  const { id, content, sources, suggestions, extras, status } = toMessage(row)
  for (const [index, source] of sources.entries()) yield { type: 'source', number: index + 1, source }
  if (suggestions.length > 0) yield { type: 'suggestions', questions: suggestions }
  if (extras) yield { type: 'extras', extras }
  for (const cta of readCtas(row)) yield { type: 'cta', cta }
  if (status !== 'complete') yield { type: 'broken-off' }
  yield { type: 'finished', answer: { messageId: id, kind: isKind(row.kind) ? row.kind : 'kennis', text: content, sources, suggestions, extras } }
}
