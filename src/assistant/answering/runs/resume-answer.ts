/** A visitor comes back to an answer that is being made. */
import type { AskContext } from '../ask-context.ts'
import type { AnswerEvent } from '../../conversation/conversation.ts'
import { findRunning } from './close-stale-runs.ts'
import { followRun } from './follow-run.ts'

/** Undefined when none is being made. */
export async function resumeAnswer(context: AskContext, sessionId: string): Promise<AsyncIterable<AnswerEvent> | undefined> {
  const run = await findRunning(context, sessionId)
  return run && followRun(context, run)
}
