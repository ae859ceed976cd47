/** The messages of a conversation with what belongs to each. A message that did not change is not drawn again. */
import { memo } from 'react'
import { ChatWordsProvider, useChatWords } from './chat-words.ts'
import { useWordsOf } from './use-words-of.ts'
import { FollowUpCta, PartnerCta, type DeedChoice } from './ctas.tsx'
import type { Cta } from '../conversation/cta.ts'
import { ChatMessage } from './chat-message.tsx'
import { AroundAnswer } from './around-answer.tsx'
import type { Feedback } from './conversation-client.ts'
import { FeedbackForm } from './feedback-form.tsx'
import type { ChatState, ShownMessage } from './shown-conversation.ts'

export interface MessageActions {
  judge: (messageId: string, feedback: Feedback) => Promise<boolean>
  askAgain: (question: string) => void
  openPerson: () => void
  /** Brings the field into sight. */
  askOn: () => void
  /** The offer of a partner was in view. */
  sawOffer: () => void
  /** What a button beside an answer says. */
  ask: (question: string) => void
}

interface Shared {
  name: string
  sessionId: string
  pagePath: string
  deeds: readonly DeedChoice[]
  actions: MessageActions
}

interface EntryProps extends Shared {
  message: ShownMessage
  /** What it answers. */
  question: string | undefined
  isLast: boolean
  followUp: Cta | false
  partner: Cta | false
}

function Message({ message, question, isLast, name, sessionId, pagePath, actions }: Omit<EntryProps, 'followUp' | 'partner'>) {
  const page = useChatWords()
  const { id, role, text, sources, extras, notices, status, feedback } = message
  const words = useWordsOf(extras?.lang)
  const { chat: chatTexts } = words
  // What says in a sentence that an answer is not whole is said by the mark with its button.
  const shown = status === 'partial' ? notices.filter(({ code }) => code !== 'broken-off') : notices
  return (
    <ChatWordsProvider value={words}>
      <ChatMessage
        role={role}
        text={text}
        sources={sources}
        name={name}
        notices={shown}
        growing={status === 'growing'}
        helpLine={extras?.helpLine}
        lang={words === page ? undefined : words.lang}
      >
        {status === 'partial' && question && (
          <p className="chat-partial">
            {chatTexts.partial}{' '}
            <button type="button" className="chat-link" onClick={() => actions.askAgain(question)}>
              {chatTexts.retry}
            </button>
          </p>
        )}
        {extras && status !== 'growing' && <AroundAnswer extras={extras} open={isLast} pagePath={pagePath} sessionId={sessionId} onAsk={actions.ask} />}
        {status !== 'growing' && !extras?.helpLine && <FeedbackForm sessionId={sessionId} messageId={id} given={feedback} onJudge={actions.judge} />}
      </ChatMessage>
    </ChatWordsProvider>
  )
}

/** A message, and the calls to action that came with it, in its language. While the last answer is read, one of them stands at the foot of the window. */
const Entry = memo(function Entry({ followUp, partner, ...rest }: EntryProps) {
  const { message, isLast, deeds, sessionId, pagePath, actions } = rest
  const page = useChatWords()
  const words = useWordsOf(message.extras?.lang)
  const lang = words === page ? undefined : words.lang
  // Offices are what was asked for: no call stands before them.
  const isNewest = isLast && message.status !== 'growing' && !message.extras?.referral
  return (
    <>
      {(message.role === 'user' || message.text !== '' || message.status === 'partial') && <Message {...rest} />}
      <ChatWordsProvider value={words}>
        {followUp && (
          <li className="chat-call" lang={lang} data-newest={isNewest && !partner}>
            <FollowUpCta cta={followUp} deeds={deeds} onPerson={actions.openPerson} onAskOn={actions.askOn} />
          </li>
        )}
        {partner && (
          <li className="chat-call" lang={lang} data-newest={isNewest}>
            <PartnerCta cta={partner} deeds={deeds} sessionId={sessionId} pagePath={pagePath} onSeen={actions.sawOffer} onAskOn={actions.askOn} />
          </li>
        )}
      </ChatWordsProvider>
    </>
  )
})

interface MessageListProps extends Shared {
  messages: ChatState['messages']
  ctas: ChatState['ctas']
}

export function MessageList({ messages, ctas: { followUp, partner }, ...shared }: MessageListProps) {
  return messages.map((message, index) => (
    <Entry
      key={message.id}
      message={message}
      question={messages[index - 1]?.text}
      isLast={index === messages.length - 1}
      followUp={followUp?.after === message.id && followUp}
      partner={partner?.after === message.id && partner}
      {...shared}
    />
  ))
}
