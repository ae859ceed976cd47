/** A conversation as a page, for visitors without JavaScript. */
import './chat.css'
import type { SiteInfo } from '../site/site-info.ts'
import type { FormAnswer } from './answer-form.ts'
import { chatTexts } from './assistant.nl.ts'
import { ChatHeader, PersonRoute, Suggestions } from './chat-box.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatMessage } from './chat-message.tsx'

export function ConversationPage({ site, result }: { site: SiteInfo; result: FormAnswer }) {
  const { sessionId, pagePath } = result
  return (
    <div className="wrap conversation">
      <h1>{chatTexts.noScriptTitle}</h1>
      <p>
        <a href={pagePath}>{chatTexts.backTo}</a>
      </p>
      <section className="chat" aria-labelledby="chat-titel">
        <ChatHeader assistantName={site.assistantName} />
        <ol className="chat-list" aria-label={chatTexts.transcript}>
          {result.messages.map((m) => (
            <ChatMessage key={m.id} role={m.role} text={m.content} sources={m.sources} name={site.assistantName} />
          ))}
        </ol>
        {result.error && (
          <div className="chat-error" role="alert">
            <p>{result.error}</p>
          </div>
        )}
        <Suggestions label={chatTexts.suggestions} questions={result.suggestions} pagePath={pagePath} sessionId={sessionId} />
        <ChatForm pagePath={pagePath} sessionId={sessionId} busy={false} failed={false} draft={result.draft} />
        <p className="chat-disclaimer" id="chat-disclaimer">
          <strong>{chatTexts.aiNotice}</strong> {chatTexts.disclaimer} {chatTexts.privacyLead}
        </p>
        <PersonRoute phone={site.phone} email={site.email} />
      </section>
    </div>
  )
}
