/** What a visitor can do with a conversation; tells the screen what came of it. */
import type { AnswerPart } from '../conversation/answer-part.ts'
import type { ChatWords } from './chat-words.ts'
import type { ChatAction } from './chat-state.ts'
import { askQuestion, eraseConversation, giveFeedback, loadConversation, resumeAnswer, stopAnswer, tellSeen, type Feedback } from './conversation-client.ts'
import {
  followNewAnswer,
  followRunningAnswer,
  readStored,
  untilReached,
  type AnswerCalls,
  type AnswerReader,
  type FailureReason,
  type Outcome,
} from './follow-answer.ts'
import { createFrameQueue } from './frame-queue.ts'
import { refusalSentence, retryAt } from './refusal.ts'
import { findKeptSession, forgetSession, keepSession, newUuid } from './kept-session.ts'

type Follow = (calls: AnswerCalls, reader: AnswerReader, signal: AbortSignal) => Promise<Outcome>

function failureSentence(why: FailureReason, { chat }: ChatWords): string {
  const reason = why === 'unreachable' && !navigator.onLine ? 'offline' : why
  return `${chat.error}\n${chat[reason]}`
}

/** `dispatch` changes the screen. One answer is followed at a time. */
export class ConversationControl {
  readonly #pagePath: string
  readonly #dispatch: (action: ChatAction) => void
  readonly #words: ChatWords
  #session: string | undefined
  #following: AbortController | undefined
  /** The device is to come online again. */
  #away: AbortController | undefined
  #stopWanted = false

  constructor(pagePath: string, dispatch: (action: ChatAction) => void, words: ChatWords) {
    this.#words = words
    this.#pagePath = pagePath
    this.#dispatch = dispatch
  }

  get sessionId(): string | undefined {
    return this.#session
  }

  /** False when the question was not accepted: it belongs back in the field. */
  async ask(question: string): Promise<boolean> {
    if (this.#following) return false
    this.#session ??= newUuid()
    keepSession(this.#pagePath, this.#session)
    const id = newUuid()
    this.#dispatch({ type: 'asked', id, question })
    const outcome = await this.#put(id, question)
    if (outcome?.type !== 'refused') return true
    this.#dispatch({ type: 'refused', sentence: refusalSentence(outcome, this.#words), retryAt: retryAt(outcome) })
    return false
  }

  /** The question under its own id again; without one, what is stored is read again. `patiently`: until the server is reached. */
  async retry(unanswered: { id: string; text: string } | undefined, patiently = false): Promise<void> {
    if (!unanswered || this.#following) return this.restore()
    this.#dispatch({ type: 'retried' })
    const outcome = await this.#put(unanswered.id, unanswered.text, patiently)
    if (outcome?.type === 'refused') this.#dispatch({ type: 'failed', sentence: refusalSentence(outcome, this.#words), retryAt: retryAt(outcome) })
  }

  /** Takes up the conversation that this entry of the browser's history holds. */
  async restore(): Promise<void> {
    const kept = findKeptSession(this.#pagePath)
    if (!kept || this.#following) return
    this.#session = kept
    this.#dispatch({ type: 'restoring' })
    await this.#follow(readStored, () => void this.restore())
  }

  stop(): void {
    if (!this.#session) return
    this.#stopWanted = true
    this.#dispatch({ type: 'stopping', stopping: true })
    void this.#sendStop(this.#session)
  }

  judge = (messageId: string, feedback: Feedback): Promise<boolean> =>
    this.#session ? giveFeedback(this.#session, messageId, feedback) : Promise.resolve(false)

  sawOffer = (): void => void (this.#session && tellSeen(this.#session))

  async erase(): Promise<void> {
    if (this.#session && (await eraseConversation(this.#session))) this.startAnew(this.#words.chat.erased)
    else this.#dispatch({ type: 'noted', note: this.#words.chat.notErased })
  }

  startAnew(note?: string): void {
    this.#following?.abort()
    this.#away?.abort()
    this.#following = undefined
    this.#session = undefined
    forgetSession()
    this.#dispatch({ type: 'reset', note })
  }

  /** Another place on this page has an entry of its own in the history. */
  keepHere = (): void => {
    if (this.#session) keepSession(this.#pagePath, this.#session, '')
    else forgetSession()
  }

  #put(questionId: string, message: string, patiently = false): Promise<Outcome | undefined> {
    const sessionId = this.#session!
    const follow: Follow = (calls, reader, signal) => {
      const ask = (cut: AbortSignal) => askQuestion({ sessionId, pagePath: this.#pagePath, message, questionId }, cut)
      const once = () => followNewAnswer(ask, calls, reader, signal)
      return patiently ? untilReached(once, signal) : once()
    }
    return this.#follow(follow, () => void this.retry({ id: questionId, text: message }, true))
  }

  /** Once the device is online again, unless the visitor does something first. */
  #whenOnline(again: () => void): void {
    this.#away = new AbortController()
    addEventListener('online', again, { once: true, signal: this.#away.signal })
  }

  /** Undefined when the conversation was left meanwhile. */
  async #follow(follow: Follow, onceOnline: () => void, again = true): Promise<Outcome | undefined> {
    const sessionId = this.#session!
    const control = new AbortController()
    const { signal } = control
    this.#following = control
    this.#away?.abort()
    this.#stopWanted = false
    const queue = createFrameQueue<AnswerPart>((parts) => signal.aborted || this.#dispatch({ type: 'parts', parts }))
    const reader: AnswerReader = {
      part: (part) => {
        queue.push(part)
        // A stop that was asked for before the answer had begun may have found nothing to stop.
        if (part.type === 'start' && this.#stopWanted) void this.#sendStop(sessionId)
      },
      lost: () => {
        queue.flush()
        if (!signal.aborted) this.#dispatch({ type: 'lost' })
      },
    }
    const resume = (cut: AbortSignal) => resumeAnswer(sessionId, cut)
    const load = (cut: AbortSignal) => loadConversation(sessionId, cut)
    const outcome = await follow({ resume, load }, reader, signal)
    if (signal.aborted) return undefined
    queue.flush()
    this.#following = undefined
    if (outcome.type === 'failed') {
      this.#dispatch({ type: 'failed', sentence: failureSentence(outcome.why, this.#words) })
      if (outcome.why === 'unreachable') this.#whenOnline(onceOnline)
    }
    if (outcome.type === 'loaded') this.#dispatch({ type: 'loaded', stored: outcome.stored, unanswered: this.#words.chat.unanswered })
    if (outcome.type !== 'loaded' || !outcome.stored.running) return outcome
    return again ? this.#follow(followRunningAnswer, onceOnline, false) : this.#follow(() => Promise.resolve({ type: 'failed', why: 'fault' }), onceOnline)
  }

  async #sendStop(sessionId: string): Promise<void> {
    if (await stopAnswer(sessionId)) return
    this.#stopWanted = false
    this.#dispatch({ type: 'stopping', stopping: false })
  }
}
