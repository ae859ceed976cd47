/** A visitor asks: the question is accepted and stored, then answered, whether or not the visitor stays to read it. */
import { acceptQuestion } from './accept-question.ts'
import type { AnswerEvent } from '../conversation/conversation.ts'
import { followRun } from './runs/follow-run.ts'
import { startAnswer } from './runs/make-answer.ts'
import { replayAnswer } from './runs/replay-answer.ts'
import type { AskContext, AskInput } from './ask-context.ts'

/**
 * Resolves once the question is stored; the events follow as the answer is made and end with `finished` or `failed`.
 * A question that comes again is neither stored nor counted: its answer is told again, or followed where it is being made.
 * Throws `message_empty`, `message_too_long`, `too_many_questions`, `session_full`, `answer_running`, `conflict` or `busy` before anything is stored.
 */
export async function ask(context: AskContext, input: AskInput): Promise<AsyncIterable<AnswerEvent>> {
  const leave = context.admission.enter()
  try {
    const accepted = await acceptQuestion(context, input)
    if (accepted.type === 'new') return followRun(context, accepted.work.run, startAnswer(context, accepted.work, leave))
    leave()
    return accepted.type === 'answered' ? replayAnswer(accepted.answer) : followRun(context, accepted.run)
  } catch (error) {
    leave()
    throw error
  }
}
