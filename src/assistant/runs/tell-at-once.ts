/** An answer of the site's own engine takes a few milliseconds: it is stored with its question, so that neither is ever there alone. */
import { dutchDay } from '../../platform/clock.ts'
import type { AnswerWork } from '../accept-question.ts'
import type { AskContext } from '../ask.ts'
import type { AnswerEvent } from '../conversation.ts'
import type { EngineAnswer } from '../engine.ts'
import { deleteRun } from './runs.queries.ts'
import { insertAnswer, type StoredEnd } from './store-answer.ts'

/** Undefined when a model is to answer, or when the engine fails: then the answer takes the long way, which also tells of failures. */
export async function tellAtOnce(context: AskContext, work: AnswerWork): Promise<StoredEnd | undefined> {
  const answer = context.provider?.config() ? undefined : makeAnswer(context, work)
  if (!answer) return undefined
  await deleteRun(context.db, work.run.messageId, context.runs.holder)
  return insertAnswer(context, work, { ...answer, complete: true })
}

function makeAnswer({ engine, clock }: AskContext, { question, history }: AnswerWork): EngineAnswer | undefined {
  try {
    return engine.answer({ question, history, day: dutchDay(clock) })
  } catch {
    return undefined
  }
}

/** The events of an answer that is stored already. */
export async function* tell({ run, maskedKinds }: AnswerWork, { answer, calls }: StoredEnd): AsyncGenerator<AnswerEvent> {
  yield { type: 'started', sessionId: run.sessionId, messageId: run.messageId }
  if (maskedKinds.length > 0) yield { type: 'masked', kinds: maskedKinds }
  yield { type: 'text', delta: answer.text }
  for (const [index, source] of answer.sources.entries()) yield { type: 'source', number: index + 1, source }
  if (answer.suggestions.length > 0) yield { type: 'suggestions', questions: answer.suggestions }
  for (const call of calls) yield { type: 'call', call }
  yield { type: 'finished', answer }
}
