/** What goes on between the messages and the field: a finished answer is read aloud once, a lost connection, a failure. */
import { useEffect, useRef, useState, type RefObject } from 'react'
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

/** What is told below a long answer is out of sight of who reads the top of it. */
function useInSight(told: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (told !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [told])
  return place
}

export function ChatStatus({ chat, onRetry }: { chat: ChatState; onRetry: () => void }) {
  const { chat: chatTexts } = useChatWords()
  const { messages, status, finishedId, lost, error, note } = chat
  const mayTry = useReached(chat.retryAt)
  const box = useInSight(error)
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
        <div className="chat-error" role="alert" ref={box}>
          <p>
            <strong>{chatTexts.errorTitle}</strong> {error}
          </p>
          {again}
        </div>
      )}
    </>
  )
}
