/** The chat: readable at once from the server, alive once touched. */
import { useEffect, useRef } from 'react'
import { MailIcon, PhoneIcon } from '../ui/icons/icons.tsx'
import { AssistantAvatar } from '../ui/illustrations/assistant-avatar.tsx'
import { chatTexts } from './assistant.nl.ts'
import { ChatForm } from './chat-form.tsx'
import { ChatMessage } from './chat-message.tsx'
import { ThinkingIndicator } from './thinking-indicator.tsx'
import { useConversation } from './use-conversation.ts'

export interface ChatBoxProps {
  pagePath: string
  assistantName: string
  demo: boolean
  phone: string
  email: string
  /** Questions this page can answer. */
  examples: string[]
}

export function ChatHeader({ assistantName }: { assistantName: string }) {
  return (
    <header className="chat-header">
      <span className="chat-avatar">
        <AssistantAvatar />
        <i />
      </span>
      <div>
        <h2 id="chat-titel">{chatTexts.title}</h2>
        <p>
          {assistantName} <span className="chat-ai">{chatTexts.aiName}</span>
        </p>
      </div>
    </header>
  )
}

export function PersonRoute({ phone, email }: { phone: string; email: string }) {
  return (
    <p className="chat-person">
      <span>{chatTexts.person}</span>
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        <PhoneIcon /> {chatTexts.call} {phone}
      </a>
      <a href={`mailto:${email}`}>
        <MailIcon /> {chatTexts.mail}
      </a>
    </p>
  )
}

interface SuggestionsProps {
  label: string
  questions: readonly string[]
  pagePath: string
  sessionId?: string
  onAsk?: (question: string) => void
}

export function Suggestions({ label, questions, onAsk, pagePath, sessionId }: SuggestionsProps) {
  if (questions.length === 0) return null
  return (
    <form className="chat-suggestions" method="post" action="/gesprek">
      <input type="hidden" name="pagePath" value={pagePath} />
      {sessionId && <input type="hidden" name="sessionId" value={sessionId} />}
      <p>{label}</p>
      {questions.map((question) => (
        <button
          key={question}
          name="message"
          value={question}
          onClick={(event) => {
            if (!onAsk) return
            event.preventDefault()
            onAsk(question)
          }}
        >
          {question}
        </button>
      ))}
    </form>
  )
}

const LIST_PADDING = 12

/** Brings the newest question to the top of the list when it is asked, with room for the answer below, and never moves the reader afterwards. */
function useQuestionToTop(questions: number) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = list.current
    const question = [...(element?.querySelectorAll<HTMLElement>('.chat-question') ?? [])].at(-1)
    if (!element || !question) return
    element.style.setProperty('--answer-room', `${element.clientHeight - question.offsetHeight - 3 * LIST_PADDING}px`)
    element.scrollTo({ top: question.offsetTop - LIST_PADDING })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new question is what moves the list, though it is read from the page
  }, [questions])
  return list
}

export function ChatBox({ pagePath, assistantName, demo, phone, email, examples }: ChatBoxProps) {
  const chat = useConversation(pagePath)
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useQuestionToTop(chat.messages.filter((m) => m.role === 'user').length)
  const busy = chat.status !== 'idle'
  const last = chat.messages.at(-1)
  const growing = chat.status === 'streaming' ? last : undefined
  const suggestions = busy ? [] : chat.messages.length === 0 ? examples : (last?.suggestions ?? [])
  const askNow = (question: string) => {
    void chat.ask(question)
    field.current?.focus()
  }

  return (
    <section className="chat" aria-labelledby="chat-titel" data-started={chat.messages.length > 0}>
      <ChatHeader assistantName={assistantName} />
      <div className="chat-scroll" ref={list} role="log" aria-live="off" aria-label={chatTexts.transcript} tabIndex={chat.messages.length > 0 ? 0 : undefined}>
        <ol className="chat-list">
          <li className="chat-answer chat-greeting">
            <p>{chatTexts.greeting}</p>
          </li>
          {chat.messages.map((m) =>
            m.role === 'assistant' && m.text === '' ? null : (
              <ChatMessage key={m.id} role={m.role} text={m.text} sources={m.sources} name={assistantName} notice={m.notice} growing={m === growing} />
            ),
          )}
          {chat.status === 'waiting' && <ThinkingIndicator demo={demo} stage={chat.stage} />}
        </ol>
      </div>
      <p className="visually-hidden" role="status">
        {!busy && last?.role === 'assistant' ? `${chatTexts.finished} ${last.text}` : ''}
      </p>
      {chat.error && (
        <div className="chat-error" role="alert">
          <p>
            <strong>{chatTexts.errorTitle}</strong> {chat.error}
          </p>
          {chat.failedQuestion && (
            <button type="button" className="button button-quiet" onClick={() => void chat.retry()}>
              {chatTexts.retry}
            </button>
          )}
        </div>
      )}
      <Suggestions label={chat.messages.length === 0 ? chatTexts.examples : chatTexts.suggestions} questions={suggestions} onAsk={askNow} pagePath={pagePath} />
      <ChatForm pagePath={pagePath} busy={busy} failed={chat.error !== undefined} field={field} onAsk={(question) => void chat.ask(question)} />
      <p className="chat-disclaimer" id="chat-disclaimer">
        <strong>{chatTexts.aiNotice}</strong>{' '}
        <span>
          {chatTexts.disclaimer} {chatTexts.privacyLead}
        </span>
      </p>
      <PersonRoute phone={phone} email={email} />
    </section>
  )
}
