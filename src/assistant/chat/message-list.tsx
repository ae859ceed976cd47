/** The messages of a conversation with what belongs to each. A message that did not change is not drawn again. */
import { memo } from 'react'
import { chatTexts } from './assistant.nl.ts'
import { FollowUpCall, PartnerCall, type DeedChoice } from './calls.tsx'
import type { Call } from '../conversation/call.ts'
import { ChatMessage } from './chat-message.tsx'
import type { Feedback } from './conversation-calls.ts'
import { FeedbackForm } from './feedback-form.tsx'
import type { ChatState, ShownMessage } from './shown-conversation.ts'

export interface MessageActions {
  judge: (messageId: string, feedback: Feedback) => Promise<boolean>
  askAgain: (question: string) => void
  openPerson: () => void
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
  followUp: Call | false
  partner: Call | false
}

function Message({ message, question, name, sessionId, actions }: Omit<EntryProps, 'followUp' | 'partner'>) {
  const { id, role, text, sources, notices, status, feedback } = message
  // What says in a sentence that an answer is not whole is said by the mark with its button.
  const shown = status === 'partial' ? notices.filter(({ code }) => code !== 'broken-off') : notices
  return (
    <ChatMessage role={role} text={text} sources={sources} name={name} notices={shown} growing={status === 'growing'}>
      {status === 'partial' && question && (
        <p className="chat-partial">
          {chatTexts.partial}{' '}
          <button type="button" className="chat-link" onClick={() => actions.askAgain(question)}>
            {chatTexts.retry}
          </button>
        </p>
      )}
      {status !== 'growing' && <FeedbackForm sessionId={sessionId} messageId={id} given={feedback} onJudge={actions.judge} />}
    </ChatMessage>
  )
}

/** A message, and the calls to action that came with it. */
const Entry = memo(function Entry({ followUp, partner, ...rest }: EntryProps) {
  const { message, deeds, sessionId, pagePath, actions } = rest
  return (
    <>
      {(message.role === 'user' || message.text !== '' || message.status === 'partial') && <Message {...rest} />}
      {followUp && (
        <li>
          <FollowUpCall call={followUp} deeds={deeds} onPerson={actions.openPerson} />
        </li>
      )}
      {partner && (
        <li>
          <PartnerCall call={partner} deeds={deeds} sessionId={sessionId} pagePath={pagePath} />
        </li>
      )}
    </>
  )
})

interface MessageListProps extends Shared {
  messages: ChatState['messages']
  calls: ChatState['calls']
}

export function MessageList({ messages, calls: { followUp, partner }, ...shared }: MessageListProps) {
  return messages.map((message, index) => (
    <Entry
      key={message.id}
      message={message}
      question={messages[index - 1]?.text}
      followUp={followUp?.after === message.id && followUp}
      partner={partner?.after === message.id && partner}
      {...shared}
    />
  ))
}
