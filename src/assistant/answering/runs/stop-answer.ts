/** A visitor stops the answer that is being made, wherever that is. */
import type { AskContext } from '../ask-context.ts'
import { requestStop } from './runs.queries.ts'

/** What was written by then is kept. Nothing happens when no answer runs. */
export async function stopAnswer({ db, runs }: Pick<AskContext, 'db' | 'runs'>, sessionId: string): Promise<void> {
  runs.stop(sessionId)
  await requestStop(db, sessionId)
}
