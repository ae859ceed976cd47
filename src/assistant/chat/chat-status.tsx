/** What goes on between the messages and the field: a finished answer is read aloud once, a lost connection, a failure. */
import { useEffect, useState } from 'react'
import { useChatWords } from './chat-words.ts'
import { findUnanswered } from './chat-state.ts'
import type { ChatState } from './shown-conversation.ts'

/** As it is spoken: without the marks of Markdown, of sources and of tables. */
const spoken = (text: string): string =>
  text
    .replace(/\[([^[\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\d+\]|^[|\- ]+$/gm, '')
    .replace(/[*#|]/g, ' ')

/** Whether a moment has come; one that is not set has. */
function useReached(moment: number | undefined): boolean {
  const [reached, setReached] = useState<number>()
  useEffect(() => {
    if (moment === undefined) return undefined
    const timer = setTimeout(() => setReached(moment), moment - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
  return moment === undefined || reached === moment
}

export function ChatStatus({ chat, onRetry }: { chat: ChatState; onRetry: () => void }) {
  const { chat: chatTexts } = useChatWords()
  const { messages, status, finishedId, lost, error, note } = chat
  const mayTry = useReached(chat.retryAt)
  const finished = finishedId && messages.find((m) => m.id === finishedId)
  const again = mayTry && (findUnanswered(chat) || (error && messages.length === 0)) && (
    <button type="button" className="button button-quiet" onClick={onRetry}>
      {chatTexts.retry}
    </button>
  )
  return (
    <>
      <p className="visually-hidden" role="status">
        {finished ? `${chatTexts.finished} ${spoken(finished.text)}` : ''}
      </p>
      <div role="status" className="chat-line">
        {lost ? <p className="chat-lost">{chatTexts.lost}</p> : status === 'restoring' ? <p>{chatTexts.restoring}</p> : note && <p>{note}</p>}
        {!error && again}
      </div>
      {error && (
        <div className="chat-error" role="alert">
          <p>
            <strong>{chatTexts.errorTitle}</strong> {error}
          </p>
          {again}
        </div>
      )}
    </>
  )
}
