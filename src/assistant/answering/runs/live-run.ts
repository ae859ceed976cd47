/** An answer that this instance is making. */
import type { AnswerEvent, AnswerStage } from '../../conversation/conversation.ts'
import { EventLog } from './event-log.ts'

/** Why an answer was cut short: by the visitor, by the end of this process, or because its row is gone or another's. */
export type CutReason = 'stopped' | 'closing' | 'lost'

export interface RunKey {
  /** Of the answer. */
  messageId: string
  sessionId: string
  questionId: string
}

export class LiveRun {
  readonly key: RunKey
  readonly events = new EventLog<AnswerEvent>()
  /** So far. */
  text = ''
  stage: AnswerStage | undefined
  cut: CutReason | undefined
  /** Set once its row is about to go: whoever looks for the row then must draw nothing from its absence. */
  isEnding = false
  readonly #controller = new AbortController()

  constructor(key: RunKey) {
    this.key = key
  }

  /** Aborted when the answer is cut short. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  push(event: AnswerEvent): void {
    if (event.type === 'text') this.text += event.delta
    if (event.type === 'stage') this.stage = event.stage
    this.events.push(event)
  }

  /** The first reason holds. */
  cutShort(reason: CutReason): void {
    if (this.isEnding) return
    this.cut ??= reason
    this.#controller.abort(new Error(`the answer was cut short: ${reason}`))
  }
}
