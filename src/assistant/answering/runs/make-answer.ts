/** Makes the answer to a stored question on this instance, and tells whoever follows. */
import { dutchDay } from '../../../platform/clock.ts'
import type { AnswerWork, AskContext } from '../ask-context.ts'
import { chooseAnswer, type MadeAnswer } from '../choose-answer.ts'
import type { LiveRun } from './live-run.ts'
import { deleteRun } from './runs.queries.ts'
import { storeAnswer } from './store-answer.ts'

/** The run's row is there already, with this instance as its holder. `leave` is called once this process has no more work with it of its own. */
export function startAnswer(context: AskContext, work: AnswerWork, leave: () => void = () => {}): LiveRun {
  return context.runs.start(work.run, (run) => makeAnswer(context, work, run, leave).finally(leave))
}

/** Never rejects: a fault becomes the last event, and the session is free for the next question. */
async function makeAnswer(context: AskContext, work: AnswerWork, run: LiveRun, leave: () => void): Promise<void> {
  const started = performance.now()
  run.push({ type: 'started', sessionId: run.key.sessionId, messageId: run.key.messageId })
  if (work.maskedKinds.length > 0) run.push({ type: 'masked', kinds: work.maskedKinds })
  try {
    const answer = await follow(context, work, run, leave)
    if (answer && run.cut !== 'lost') await finish(context, work, run, answer)
    else await endWithoutAnswer(context, run)
    context.measure?.('answer', { outcome: run.cut ?? (answer ? 'made' : 'none') }, performance.now() - started)
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, 'answer failed')
    await endWithoutAnswer(context, run)
    context.measure?.('answer', { outcome: 'failed' }, performance.now() - started)
  }
}

/** Passes on what is made as it is made; returns the whole, or undefined when it was cut short before its first word. */
async function follow(context: AskContext, { question, history }: AnswerWork, run: LiveRun, leave: () => void): Promise<MadeAnswer | undefined> {
  try {
    for await (const step of chooseAnswer(context, { question, history, day: dutchDay(context.clock) }, run.signal)) {
      if (step.type === 'made') return step.answer.text === '' ? undefined : step.answer
      if (step.type === 'model') leave()
      else run.push(step)
    }
  } catch (error) {
    if (!run.cut) throw error
  }
  return undefined
}

/** A run that was lost ends without an end: its readers go on with whoever has it now. */
async function finish(context: AskContext, work: AnswerWork, run: LiveRun, answer: MadeAnswer): Promise<void> {
  run.isEnding = true
  const stored = await storeAnswer(context, work, answer)
  if (!stored) {
    run.cut = 'lost'
    return
  }
  answer.sources.forEach((source, index) => run.push({ type: 'source', number: index + 1, source }))
  if (answer.suggestions.length > 0) run.push({ type: 'suggestions', questions: answer.suggestions })
  if (answer.extras) run.push({ type: 'extras', extras: answer.extras })
  for (const cta of stored.ctas) run.push({ type: 'cta', cta })
  if (!answer.complete) run.push({ type: run.cut === 'stopped' ? 'stopped' : 'broken-off' })
  run.push({ type: 'finished', answer: stored.answer })
}

async function endWithoutAnswer(context: AskContext, run: LiveRun): Promise<void> {
  run.isEnding = true
  if (run.cut === 'lost') return
  await deleteRun(context.db, run.key.messageId, context.runs.holder).catch(() => {})
  if (run.cut === 'stopped') {
    run.push({ type: 'stopped' })
    run.push({ type: 'finished', answer: undefined })
  } else run.push({ type: 'failed' })
}
