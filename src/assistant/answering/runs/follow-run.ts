/** Tells an answer in the making from its beginning, whichever instance makes it, and until it ends. */
import { setTimeout as wait } from 'node:timers/promises'
import type { AskContext } from '../ask-context.ts'
import { findMessage } from '../assistant.queries.ts'
import { answerStages, type AnswerEvent } from '../../conversation/conversation.ts'
import type { LiveRun, RunKey } from './live-run.ts'
import { replayEnd } from './replay-answer.ts'
import { isAbandoned, SNAPSHOT_MS } from './run-times.ts'
import { findRun, type RunRow } from './runs.queries.ts'
import { takeOver } from './take-over.ts'

type Followed = RunRow | RunKey

/** `live` is the run when this instance makes it. An answer whose process died is made anew, by one of those who follow it. */
export async function* followRun(context: AskContext, run: Followed, live?: LiveRun): AsyncGenerator<AnswerEvent> {
  const follower = new Follower(context, run)
  for (let here = live ?? follower.findHere(); ; here = follower.findHere()) {
    if (here) {
      yield* follower.tellHere(here)
      if (here.cut !== 'lost') return
    } else if (yield* follower.tellStored()) return
    else await wait(SNAPSHOT_MS)
  }
}

class Follower {
  readonly #context: AskContext
  readonly #messageId: string
  readonly #sessionId: string
  /** The text that has been told. */
  #told = ''
  #begun = false
  #restarts: number | undefined
  #stage: string | undefined
  #stopped = false

  constructor(context: AskContext, run: Followed) {
    this.#context = context
    this.#messageId = 'messageId' in run ? run.messageId : run.message_id
    this.#sessionId = 'sessionId' in run ? run.sessionId : run.session_id
  }

  findHere = (): LiveRun | undefined => this.#context.runs.find(this.#messageId)

  async *tellHere(run: LiveRun): AsyncGenerator<AnswerEvent> {
    yield* this.#restart()
    for await (const event of run.events) {
      if (event.type === 'started') yield* this.#begin()
      else yield event
      if (event.type === 'text') this.#told += event.delta
    }
  }

  /** What the row, or the stored answer, says beyond what has been told; true at the end. */
  async *tellStored(): AsyncGenerator<AnswerEvent, boolean> {
    yield* this.#begin()
    const row = await findRun(this.#context.db, this.#messageId)
    if (!row) return yield* this.#tellEnd()
    if (this.#restarts !== undefined && row.restarts !== this.#restarts) yield* this.#restart()
    this.#restarts = row.restarts
    this.#stopped = row.stop_requested
    const stage = answerStages.find((known) => known === row.stage)
    if (stage && stage !== this.#stage) yield { type: 'stage', stage }
    this.#stage = stage
    yield* this.#tellText(row.content)
    if (isAbandoned(this.#context.clock, row)) await takeOver(this.#context, row)
    return false
  }

  async *#tellEnd(): AsyncGenerator<AnswerEvent, boolean> {
    const message = await findMessage(this.#context.db, this.#messageId)
    if (message) {
      yield* this.#tellText(message.content)
      yield* this.#stopped ? stoppedEnd(replayEnd(message)) : replayEnd(message)
    } else if (this.#stopped) {
      yield { type: 'stopped' }
      yield { type: 'finished', answer: undefined }
    } else yield { type: 'failed' }
    return true
  }

  *#tellText(content: string): Generator<AnswerEvent> {
    // Spaces at the end of what was told may be gone from what is stored.
    if (!content.startsWith(this.#told.trimEnd())) yield* this.#restart()
    const delta = content.slice(this.#told.length)
    if (delta === '') return
    this.#told = content
    yield { type: 'text', delta }
  }

  *#begin(): Generator<AnswerEvent> {
    if (this.#begun) return
    this.#begun = true
    yield { type: 'started', sessionId: this.#sessionId, messageId: this.#messageId }
  }

  *#restart(): Generator<AnswerEvent> {
    if (this.#told === '') return
    this.#told = ''
    yield { type: 'restarted' }
  }
}

function* stoppedEnd(events: Iterable<AnswerEvent>): Generator<AnswerEvent> {
  for (const event of events) yield event.type === 'broken-off' ? { type: 'stopped' } : event
}
