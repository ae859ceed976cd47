/** Questions for tests: asked in a session of its own unless told otherwise. */
import { allOffers } from './offers.ts'
import { collectAnswer } from '../../src/assistant/chat/answer-stream.ts'
import type { AskContext, AskInput } from '../../src/assistant/answering/ask-context.ts'
import { ask } from '../../src/assistant/answering/ask.ts'
import type { StoredAnswer } from '../../src/assistant/conversation/conversation.ts'
import { openAdmission } from '../../src/platform/admission.ts'
import { openRuns } from '../../src/assistant/answering/runs/runs.ts'
import type { TestContext } from './context.ts'
import { testEngine, type TestEngine } from './engine.ts'

export const question = (values: Partial<AskInput> = {}): AskInput => ({
  sessionId: crypto.randomUUID(),
  pagePath: '/testament',
  question: 'Wat kost een testament?',
  userAgent: 'Mozilla/5.0',
  ...values,
})

/** Each is an instance of its own. */
export const askContext = (context: TestContext, engine: TestEngine = testEngine(), chatLimits = true): AskContext => ({
  ...context,
  engine,
  runs: openRuns(context),
  targets: allOffers,
  chatLimits,
  admission: openAdmission(),
})

/** Asks and waits for the end; undefined when the answer failed. */
export async function askAndWait(context: AskContext, input: AskInput): Promise<StoredAnswer | undefined> {
  return collectAnswer(await ask(context, input))
}
