/** The chat: readable at once from the server, alive once touched. */
import { useCallback, useMemo, useRef } from 'react'
import type { AvatarDrawing } from '../../ui/illustrations/assistant-avatars.ts'
import { useChatWords } from './chat-words.ts'
import { OwnWords } from '../../frame/own-words.tsx'
import type { DeedChoice } from './ctas.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatStatus } from './chat-status.tsx'
import { findUnanswered } from './chat-state.ts'
import { MessageList, type MessageActions } from './message-list.tsx'
import { OwnDataForm } from './own-data.tsx'
import { PersonRoute } from './person-panel.tsx'
import { Suggestions } from './suggestions.tsx'
import { ThinkingIndicator } from './thinking-indicator.tsx'
import { useConversation } from './use-conversation.ts'
import { useQuestionToTop } from './use-question-to-top.ts'

export interface ChatBoxProps {
  /** Of the page; what it says comes with `ChatWordsProvider`. */
  lang: 'nl' | 'en'
  pagePath: string
  assistantName: string
  avatar: AvatarDrawing
  /** The owner's words after the fixed notice. */
  disclaimer: string
  demo: boolean
  phone: string
  email: string
  /** Tariff and hours of the phone. */
  phoneTerms: string | undefined
  answerTime: string | undefined
  deeds: DeedChoice[]
  /** Questions this page can answer. */
  examples: string[]
  /** What the field holds at first. */
  draft?: string | undefined
}

export function ChatBox({ pagePath, assistantName, avatar, disclaimer, demo, phone, email, phoneTerms, answerTime, deeds, examples, draft }: ChatBoxProps) {
  const { chat: chatTexts, ownersWords } = useChatWords()
  const [chat, control] = useConversation(pagePath)
  const field = useRef<HTMLTextAreaElement>(null)
  const person = useRef<HTMLDetailsElement>(null)
  const { messages, status } = chat
  const { sessionId } = control
  const last = messages.at(-1)
  const list = useQuestionToTop(messages.findLast((m) => m.role === 'user')?.id)
  const running = status === 'waiting' || status === 'streaming'
  const locked = status !== 'idle' || last?.role === 'user'
  const started = messages.length > 0
  const suggestions = locked ? [] : started ? (last?.suggestions ?? []) : examples

  const ask = async (question: string) => {
    const taken = await control.ask(question)
    if (!taken && field.current?.value === '') field.current.value = question
  }
  /** What was clicked goes away. On a touch screen the field would open the keyboard over the answer. */
  const keepFocus = useCallback(() => {
    const place = matchMedia('(pointer: coarse)').matches ? list.current : field.current
    place?.focus({ preventScroll: true })
  }, [list])
  const askAndRead = (question: string) => {
    void ask(question)
    keepFocus()
  }
  const startAnew = () => {
    control.startAnew()
    keepFocus()
  }
  const actions = useMemo(
    (): MessageActions => ({
      judge: control.judge,
      sawOffer: control.sawOffer,
      askAgain: (question) => void control.ask(question),
      ask: (question) => {
        void control.ask(question)
        keepFocus()
      },
      openPerson: () => {
        if (!person.current) return
        person.current.open = true
        person.current.querySelector('summary')?.focus()
      },
      askOn: () => {
        // It may have the focus already.
        field.current?.form?.scrollIntoView({ block: 'nearest' })
        field.current?.focus({ preventScroll: true })
      },
    }),
    [control, keepFocus],
  )

  return (
    <section className="chat" aria-labelledby="chat-titel" data-started={started} data-running={running}>
      <ChatHeader assistantName={assistantName} avatar={avatar}>
        {sessionId && started && (
          <OwnDataForm key={sessionId} sessionId={sessionId} pagePath={pagePath} onErase={() => void control.erase().then(keepFocus)} onNew={startAnew} />
        )}
      </ChatHeader>
      <div className="chat-transcript" ref={list} role="log" aria-live="off" aria-label={chatTexts.transcript} tabIndex={-1}>
        <ol className="chat-list">
          <li className="chat-answer chat-greeting">
            <p>{chatTexts.greeting}</p>
          </li>
          <MessageList
            messages={messages}
            ctas={chat.ctas}
            name={assistantName}
            sessionId={sessionId ?? ''}
            pagePath={pagePath}
            deeds={deeds}
            actions={actions}
          />
          {status === 'waiting' && !chat.lost && <ThinkingIndicator demo={demo} stage={chat.stage} />}
        </ol>
      </div>
      <Suggestions label={started ? chatTexts.suggestions : chatTexts.examples} questions={suggestions} onAsk={askAndRead} pagePath={pagePath} />
      <ChatStatus chat={chat} onRetry={() => void control.retry(findUnanswered(chat))} />
      <ChatForm
        pagePath={pagePath}
        locked={locked}
        busy={status !== 'idle'}
        failed={chat.error !== undefined}
        field={field}
        draft={draft}
        stopping={chat.stopping}
        onAsk={askAndRead}
        onStop={running ? () => control.stop() : undefined}
      />
      <p className="chat-disclaimer" id="chat-disclaimer">
        <strong>{chatTexts.aiNotice}</strong>{' '}
        <span>
          <OwnWords text={disclaimer} inEnglish={ownersWords} /> {chatTexts.privacyLead}
        </span>
      </p>
      <PersonRoute phone={phone} email={email} phoneTerms={phoneTerms} answerTime={answerTime} sessionId={started ? sessionId : undefined} panel={person} />
    </section>
  )
}
