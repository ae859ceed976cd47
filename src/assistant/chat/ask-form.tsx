/** Buttons that ask something: in the chat at once, and without JavaScript as a form. */
import type { ReactNode } from 'react'

/** What the page of a conversation opens at, without JavaScript: the question that was just asked, or why it was refused. */
export const NEWEST = 'nieuwste'
export const ASK_ACTION = `/gesprek#${NEWEST}`

export interface AskFormProps {
  pagePath: string
  sessionId?: string | undefined
  /** Without JavaScript: the message after which is asked. What is sent again by a reload is known by it. */
  after?: string | undefined
  /** Absent without JavaScript. */
  onAsk?: ((question: string) => void) | undefined
}

export function AskForm({ pagePath, sessionId, after, className, children }: AskFormProps & { className: string; children: ReactNode }) {
  return (
    <form className={className} method="post" action={ASK_ACTION}>
      <input type="hidden" name="pagePath" value={pagePath} />
      {sessionId && <input type="hidden" name="sessionId" value={sessionId} />}
      {after && <input type="hidden" name="after" value={after} />}
      {children}
    </form>
  )
}

export function AskButton({ says, label = says, onAsk }: { says: string; label?: ReactNode } & Pick<AskFormProps, 'onAsk'>) {
  return (
    <button
      name="message"
      value={says}
      onClick={(event) => {
        if (!onAsk) return
        event.preventDefault()
        onAsk(says)
      }}
    >
      {label}
    </button>
  )
}
