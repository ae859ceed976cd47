/** The field in which a visitor asks. A real form: without JavaScript it posts and the server answers with a page. */
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { SendIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { ASK_ACTION } from './ask-form.tsx'
import { useChatWords } from './chat-words.ts'
import { limits } from '../conversation/limits.ts'

const COUNTER_FROM = 400

interface ChatFormProps {
  pagePath: string
  /** A request is in flight. */
  busy: boolean
  /** Nothing can be asked: busy, or the last question has no answer yet. */
  locked?: boolean
  failed: boolean
  stopping?: boolean
  field?: RefObject<HTMLTextAreaElement | null>
  /** What was typed before, when the server could not answer it. */
  draft?: string | undefined
  /** Set on the page without JavaScript, where the conversation goes on from here. */
  sessionId?: string | undefined
  /** See `AskFormProps`. */
  after?: string | undefined
  onAsk?: (question: string) => void
  /** Set while an answer runs. */
  onStop?: (() => void) | undefined
}

const hasKeyboard = (): boolean => !matchMedia('(pointer: coarse)').matches

/** Enter sends on a keyboard; on a touch screen it starts a new line, and so it does while a letter is being composed. */
function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && hasKeyboard()
}

/** Whose Enter came before the chat was awake, and so began a new line, meant to send. */
const wasEntered = (field: HTMLTextAreaElement | null): boolean =>
  field !== null && field === document.activeElement && /\S\n$/.test(field.value) && hasKeyboard()

function Counter({ length }: { length: number }) {
  const { chat: chatTexts } = useChatWords()
  if (length < COUNTER_FROM) return null
  const over = length > limits.questionCharacters
  return (
    <p className="chat-counter" data-over={over}>
      {over ? chatTexts.tooLong : chatTexts.charactersLeft(limits.questionCharacters - length)}
    </p>
  )
}

export function ChatForm(props: ChatFormProps) {
  const { chat: chatTexts } = useChatWords()
  const { pagePath, busy, locked = busy, failed, stopping = false, field: given, draft, sessionId, after, onAsk, onStop } = props
  const own = useRef<HTMLTextAreaElement>(null)
  const field = given ?? own
  const form = useRef<HTMLFormElement>(null)
  const [length, setLength] = useState(0)
  const [touched, setTouched] = useState(false)

  const submit = (event: FormEvent) => {
    if (!onAsk) return
    event.preventDefault()
    const question = field.current?.value.trim() ?? ''
    if (locked || question === '' || question.length > limits.questionCharacters) return field.current?.focus()
    form.current?.reset()
    setLength(0)
    onAsk(question)
  }
  useEffect(() => {
    if (onAsk && wasEntered(field.current)) form.current?.requestSubmit()
    // Only as it wakes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const stop = () => {
    onStop?.()
    field.current?.focus()
  }

  return (
    <form ref={form} className="chat-form" method="post" action={ASK_ACTION} onSubmit={submit}>
      <input type="hidden" name="pagePath" value={pagePath} />
      {sessionId && <input type="hidden" name="sessionId" value={sessionId} />}
      {after && <input type="hidden" name="after" value={after} />}
      {/* It glows until the visitor has first been in the field. */}
      <div className="chat-field" data-touched={touched}>
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
          readOnly={locked}
          aria-disabled={locked}
          onFocus={() => setTouched(true)}
          onBlur={() => setTouched(true)}
          onInput={(event) => setLength(event.currentTarget.value.length)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            form.current?.requestSubmit()
          }}
        />
        {onStop ? (
          <button type="button" className="chat-stop" aria-label={chatTexts.stop} aria-disabled={stopping} onClick={stop}>
            <span className="spinner" />
          </button>
        ) : (
          <button type="submit" aria-label={chatTexts.send} aria-disabled={locked}>
            {busy ? <span className="spinner" /> : failed ? <WarningIcon className="warning" /> : <SendIcon />}
          </button>
        )}
      </div>
      <Counter length={length} />
    </form>
  )
}
