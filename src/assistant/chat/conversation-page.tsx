/** A conversation as a page, for visitors without JavaScript. */
import './chat.css'
import './conversation.css'
import { Fragment } from 'react'
import { deeds } from '../../deeds/deed.ts'
import type { SiteInfo } from '../../frame/site-info.ts'
import { OwnWords } from '../../frame/own-words.tsx'
import type { FormAnswer } from './answer-form.ts'
import { AroundAnswer } from './around-answer.tsx'
import { NEWEST } from './ask-form.tsx'
import { chatWordsIn } from './chat-words-in.ts'
import { ChatWordsProvider, useChatWords, type ChatWords } from './chat-words.ts'
import { FollowUpCta, PartnerCta } from './ctas.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatMessage } from './chat-message.tsx'
import type { TranscriptMessage } from '../conversation/conversation.ts'
import { refusalSentence } from './refusal.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { OwnDataForm } from './own-data.tsx'
import { PersonRoute } from './person-panel.tsx'
import { Suggestions } from './suggestions.tsx'

/** In the language of the page that the conversation began on, which is that of the site around it. */
export function ConversationPage(props: { site: SiteInfo; result: FormAnswer }) {
  return (
    <ChatWordsProvider value={chatWordsIn(props.site.lang)}>
      <Conversation {...props} />
    </ChatWordsProvider>
  )
}

function Conversation({ site, result }: { site: SiteInfo; result: FormAnswer }) {
  const words = useChatWords()
  const { chat: chatTexts, ownersWords } = words
  const { sessionId, pagePath, conversation } = result
  const { messages } = conversation
  const hasBegun = messages.length > 0
  const after = messages.at(-1)?.id
  const newest = result.error ? undefined : messages.findLast(({ role }) => role === 'user')?.id
  return (
    <div className="wrap conversation">
      <h1>{chatTexts.noScriptTitle}</h1>
      <p>
        <a href={pagePath}>{chatTexts.backTo}</a>
      </p>
      <section className="chat" aria-labelledby="chat-titel">
        <ChatHeader assistantName={site.assistantName} avatar={site.avatar}>
          {hasBegun && <OwnDataForm sessionId={sessionId} pagePath={pagePath} />}
        </ChatHeader>
        <ol className="chat-list" aria-label={chatTexts.transcript}>
          {messages.map((message) => (
            <Fragment key={message.id}>
              <Message
                message={message}
                isLast={message.id === after}
                isNewest={message.id === newest}
                name={site.assistantName}
                sessionId={sessionId}
                pagePath={pagePath}
                after={after}
              />
              <Ctas message={message} result={result} />
            </Fragment>
          ))}
        </ol>
        {result.error && (
          <div className="chat-error" id={NEWEST} role="alert">
            <p>{refusalSentence({ code: result.errorCode, sentence: result.error, seconds: result.retryAfterSeconds }, words)}</p>
          </div>
        )}
        <Suggestions label={chatTexts.suggestions} questions={messages.at(-1)?.suggestions ?? []} pagePath={pagePath} sessionId={sessionId} after={after} />
        <ChatForm pagePath={pagePath} sessionId={sessionId} after={after} busy={false} failed={false} draft={result.draft} />
        <p className="chat-disclaimer" id="chat-disclaimer">
          <strong>{chatTexts.aiNotice}</strong> <OwnWords text={site.disclaimer} inEnglish={ownersWords} /> {chatTexts.privacyLead}
        </p>
        <PersonRoute
          phone={site.phone}
          email={site.email}
          phoneTerms={site.phoneTerms}
          answerTime={site.answerTime}
          sessionId={hasBegun ? sessionId : undefined}
        />
      </section>
    </div>
  )
}

interface MessageProps {
  message: TranscriptMessage
  isLast: boolean
  /** The question that was just asked. */
  isNewest: boolean
  name: string
  sessionId: string
  pagePath: string
  /** The last message. */
  after: string | undefined
}

/** What stands around an English answer and below it is English on a Dutch page too. */
const wordsOf = ({ extras }: TranscriptMessage, page: ChatWords): ChatWords => (extras?.lang === 'en' ? chatWordsIn('en') : page)

function Message({ message, isLast, isNewest, name, sessionId, pagePath, after }: MessageProps) {
  const page = useChatWords()
  const { id, role, content, sources, extras, status, feedback } = message
  const words = wordsOf(message, page)
  return (
    <ChatWordsProvider value={words}>
      <ChatMessage
        role={role}
        text={content}
        sources={sources}
        name={name}
        lang={words === page ? undefined : words.lang}
        helpLine={extras?.helpLine}
        id={isNewest ? NEWEST : undefined}
      >
        {status !== 'complete' && <p className="chat-partial">{words.chat.partial}</p>}
        {extras && <AroundAnswer extras={extras} open={isLast} pagePath={pagePath} sessionId={sessionId} after={after} />}
        {role === 'assistant' && !extras?.helpLine && <FeedbackForm sessionId={sessionId} messageId={id} given={feedback} />}
      </ChatMessage>
    </ChatWordsProvider>
  )
}

/** The calls to action that came with the answer. */
function Ctas({ message, result: { conversation, sessionId, pagePath } }: { message: TranscriptMessage; result: FormAnswer }) {
  const page = useChatWords()
  const words = wordsOf(message, page)
  const lang = words === page ? undefined : words.lang
  const { partner, followUp } = conversation.ctas
  return (
    <ChatWordsProvider value={words}>
      {followUp?.after === message.id && (
        <li className="chat-call" lang={lang}>
          <FollowUpCta cta={followUp} deeds={deeds} />
        </li>
      )}
      {partner?.after === message.id && (
        <li className="chat-call" lang={lang}>
          <PartnerCta cta={partner} deeds={deeds} sessionId={sessionId} pagePath={pagePath} />
        </li>
      )}
    </ChatWordsProvider>
  )
}
