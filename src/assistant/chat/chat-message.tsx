/** One message: who says it, the text, the mark that a machine made it, and its sources. */
import type { ReactNode } from 'react'
import { SafeMarkdown } from '../../ui/safe-markdown.tsx'
import type { AnswerExtras } from '../conversation/answer-extras.ts'
import type { Notice } from '../conversation/answer-part.ts'
import { useChatWords } from './chat-words.ts'
import { WithHelpLine } from './help-line.tsx'
import type { AnswerSource } from '../conversation/engine.ts'

/** Own pages by path, outside sources by their host; both were chosen by the server. */
function SourceCard({ source, number }: { source: AnswerSource; number: number }) {
  const own = source.url.startsWith('/')
  return (
    <li>
      <a href={source.url} {...(!own && { target: '_blank', rel: 'noopener' })}>
        <span className="source-number">{number}</span>
        <span>
          {source.title}
          {!own && <small>{new URL(source.url).hostname.replace(/^www\./, '')}</small>}
        </span>
      </a>
    </li>
  )
}

function SourceList({ sources }: { sources: readonly AnswerSource[] }) {
  const { chat: chatTexts } = useChatWords()
  if (sources.length === 0) return null
  return (
    <div className="chat-sources">
      <p>{chatTexts.sources}</p>
      <ol>
        {sources.map((source, index) => (
          <SourceCard key={source.url} source={source} number={index + 1} />
        ))}
      </ol>
    </div>
  )
}

interface ChatMessageProps {
  role: 'user' | 'assistant'
  text: string
  sources: readonly AnswerSource[]
  name: string
  notices?: readonly Notice[]
  growing?: boolean
  /** Where it is another than that of the page. */
  lang?: 'nl' | 'en' | undefined
  helpLine?: AnswerExtras['helpLine']
  /** Of a question. */
  id?: string | undefined
  /** Stands below an answer. */
  children?: ReactNode
}

export function ChatMessage({ role, text, sources, name, notices, growing = false, lang, helpLine, id, children }: ChatMessageProps) {
  const { chat: chatTexts, notices: wordsOf } = useChatWords()
  if (role === 'user') {
    return (
      <li className="chat-question" id={id}>
        <span className="visually-hidden">{chatTexts.you}: </span>
        {text}
      </li>
    )
  }
  return (
    <li className="chat-answer" data-ai-generated="true" aria-busy={growing} lang={lang}>
      <p className="chat-answer-by">
        {name} <span>{chatTexts.answerMark}</span>
      </p>
      {notices?.map(({ code, text: sentence }) => (
        <p key={code} className="chat-notice">
          {wordsOf[code] ?? sentence}
        </p>
      ))}
      {helpLine ? <WithHelpLine helpLine={helpLine} text={text} sources={sources} /> : <SafeMarkdown text={text} sources={sources} />}
      <SourceList sources={sources} />
      {children}
    </li>
  )
}
