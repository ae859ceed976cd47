/** Asks whether an answer helped, and what was wrong with it. Two real forms, which post when no script answers them. */
import { useState, type FormEvent } from 'react'
import { useChatWords } from './chat-words.ts'
import type { Feedback } from './conversation-client.ts'
import type { FeedbackReason, GivenFeedback } from '../conversation/feedback.ts'

const NOTE_CHARACTERS = 300

interface FeedbackFormProps {
  sessionId: string
  messageId: string
  given: GivenFeedback | null
  /** False when it could not be stored. */
  onJudge?: ((messageId: string, feedback: Feedback) => Promise<boolean>) | undefined
}

interface HiddenFields {
  sessionId: string
  messageId: string
}

function Ids({ sessionId, messageId }: HiddenFields) {
  return (
    <>
      <input type="hidden" name="sessionId" value={sessionId} />
      <input type="hidden" name="messageId" value={messageId} />
    </>
  )
}

function Reasons() {
  const { feedback: feedbackTexts } = useChatWords()
  return (
    <>
      <fieldset>
        <legend>{feedbackTexts.reasonsTitle}</legend>
        {feedbackTexts.reasons.map(([reason, label]) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} />
            {label}
          </label>
        ))}
      </fieldset>
      <label className="chat-feedback-note">
        {feedbackTexts.note}
        <input name="note" maxLength={NOTE_CHARACTERS} autoComplete="off" />
      </label>
    </>
  )
}

function readFeedback(form: HTMLFormElement): Feedback {
  const data = new FormData(form)
  const text = (name: string): string | undefined => {
    const value = data.get(name)
    return (typeof value === 'string' && value.trim()) || undefined
  }
  return { helpful: false, reason: text('reason') as FeedbackReason | undefined, note: text('note') }
}

export function FeedbackForm({ sessionId, messageId, given, onJudge }: FeedbackFormProps) {
  const { feedback: feedbackTexts } = useChatWords()
  const [state, setState] = useState<'open' | 'given' | 'failed'>(given ? 'given' : 'open')
  // Without JavaScript the page that comes back opens here, and not at its beginning.
  const place = `oordeel-${messageId}`
  const ids = <Ids sessionId={sessionId} messageId={messageId} />
  const give = async (feedback: Feedback, then: 'open' | 'given') => setState((await onJudge?.(messageId, feedback)) ? then : 'failed')
  const submit = (read: (form: HTMLFormElement) => Feedback) => (event: FormEvent<HTMLFormElement>) => {
    if (!onJudge) return
    event.preventDefault()
    void give(read(event.currentTarget), 'given')
  }

  if (state === 'given')
    return (
      <p className="chat-feedback" id={place} role="status">
        {feedbackTexts.thanks}
      </p>
    )
  return (
    <div className="chat-feedback" id={place}>
      <span>{feedbackTexts.question}</span>
      <form method="post" action={`/gesprek/oordeel#${place}`} onSubmit={submit(() => ({ helpful: true }))}>
        {ids}
        <button name="helpful" value="true">
          {feedbackTexts.yes}
        </button>
      </form>
      {/* A no counts at once; the reason is a second word on it. */}
      <details onToggle={(event) => void (event.currentTarget.open && onJudge && give({ helpful: false }, 'open'))}>
        <summary>{feedbackTexts.no}</summary>
        <form method="post" action={`/gesprek/oordeel#${place}`} onSubmit={submit(readFeedback)}>
          {ids}
          <input type="hidden" name="helpful" value="false" />
          <Reasons />
          <button className="button button-quiet">{feedbackTexts.send}</button>
        </form>
      </details>
      {state === 'failed' && <p role="alert">{feedbackTexts.failed}</p>}
    </div>
  )
}
