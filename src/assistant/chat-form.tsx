/** The field in which a visitor asks. A real form: without JavaScript it posts and the server answers with a page. */
import { useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { SendIcon, WarningIcon } from '../ui/icons/icons.tsx'
import { chatTexts } from './assistant.nl.ts'
import { limits } from './limits.ts'

const COUNTER_FROM = 400

interface ChatFormProps {
  pagePath: string
  busy: boolean
  failed: boolean
  field?: RefObject<HTMLTextAreaElement | null>
  /** What was typed before, when the server could not answer it. */
  draft?: string
  /** Set on the page without JavaScript, where the conversation goes on from here. */
  sessionId?: string | undefined
  onAsk?: (question: string) => void
}

/** Enter sends on a keyboard; on a touch screen it starts a new line, and so it does while a letter is being composed. */
function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !matchMedia('(pointer: coarse)').matches
}

export function ChatForm({ pagePath, busy, failed, field: given, draft, sessionId, onAsk }: ChatFormProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const field = given ?? own
  const form = useRef<HTMLFormElement>(null)
  const [length, setLength] = useState(0)

  const submit = (event: FormEvent) => {
    if (!onAsk) return
    event.preventDefault()
    const question = field.current?.value.trim() ?? ''
    if (busy || question === '' || question.length > limits.questionCharacters) return field.current?.focus()
    if (field.current) field.current.value = ''
    setLength(0)
    onAsk(question)
    field.current?.focus()
  }

  return (
    <form ref={form} className="chat-form" method="post" action="/gesprek" onSubmit={submit}>
      <input type="hidden" name="pagePath" value={pagePath} />
      {sessionId && <input type="hidden" name="sessionId" value={sessionId} />}
      <div className="chat-field">
        <textarea
          ref={field}
          name="message"
          rows={1}
          defaultValue={draft}
          required
          maxLength={2000}
          placeholder={chatTexts.placeholder}
          aria-label={chatTexts.placeholder.replace('...', '')}
          aria-describedby="chat-disclaimer"
          readOnly={busy}
          onInput={(event) => setLength(event.currentTarget.value.length)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            form.current?.requestSubmit()
          }}
        />
        <button type="submit" aria-label={chatTexts.send} aria-disabled={busy}>
          {busy ? <span className="spinner" /> : failed ? <WarningIcon className="warning" /> : <SendIcon />}
        </button>
      </div>
      {length >= COUNTER_FROM && (
        <p className="chat-counter" data-over={length > limits.questionCharacters}>
          {length > limits.questionCharacters ? chatTexts.tooLong : chatTexts.charactersLeft(limits.questionCharacters - length)}
        </p>
      )}
    </form>
  )
}
