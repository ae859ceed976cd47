/** One message of a session: who, when, how it came about, the text and its sources. */
import { Badge, Button } from '@mantine/core'
import { makeAnswer, type AskedOnce } from './make-answer.ts'
import { isOwnLink, SafeMarkdown } from '../../ui/safe-markdown.tsx'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import type { LoggedMessage } from './chat-log-data.ts'
import { chatLogTexts, feedbackNames, kindNames, unfinishedNames } from './chat-logs.nl.ts'

/** A kind that a later version stored is shown as it is. */
const kindName = (kind: string): string => (kindNames as Record<string, string>)[kind] ?? kind

interface LoggedMessageProps {
  message: LoggedMessage
  isHit: boolean
  /** What it answers, from which an own answer can be made; undefined for a question. */
  asked: AskedOnce | undefined
}

export function LoggedMessageItem({ message, isHit, asked }: LoggedMessageProps) {
  const { role, content, timestamp, kind, status, sources, provider, calls } = message
  return (
    <li className="logged-message" data-role={role} data-hit={isHit || undefined}>
      <p className="logged-by">
        <strong>{role === 'user' ? chatLogTexts.visitor : chatLogTexts.assistant}</strong>
        <time dateTime={timestamp}>{amsterdamTime(timestamp)}</time>
        {kind && (
          <Badge variant="default" tt="none">
            {kindName(kind)}
          </Badge>
        )}
        {status !== 'complete' && (
          <Badge variant="outline" color="red" tt="none">
            {unfinishedNames[status]}
          </Badge>
        )}
      </p>
      <SafeMarkdown text={content} />
      {sources.length > 0 && <Sources sources={sources} />}
      <Feedback message={message} />
      {calls.map((call) => (
        <p key={call} className="logged-fact">
          {chatLogTexts.shownCtas[call]}
        </p>
      ))}
      {provider && <ProviderFacts provider={provider} />}
      {asked && (
        <Button size="compact-sm" variant="default" aria-label={chatLogTexts.makeAnswerOf(asked.question)} onClick={() => makeAnswer(asked)}>
          {chatLogTexts.makeAnswer}
        </Button>
      )}
    </li>
  )
}

function Feedback({ message: { feedback, note } }: { message: LoggedMessage }) {
  if (!feedback) return null
  return (
    <p className="logged-fact">
      <Badge variant="light" color={feedback.helpful ? 'green' : 'red'} tt="none">
        {feedback.helpful ? chatLogTexts.helpful : chatLogTexts.notHelpful}
      </Badge>
      {feedback.reason && <span>{feedbackNames[feedback.reason]}</span>}
      {note && <q>{note}</q>}
    </p>
  )
}

function ProviderFacts({ provider: { model, inputTokens, outputTokens } }: { provider: NonNullable<LoggedMessage['provider']> }) {
  return (
    <p className="logged-fact">
      <span>{chatLogTexts.model(model)}</span>
      {inputTokens !== null && outputTokens !== null && inputTokens + outputTokens > 0 && <span>{chatLogTexts.tokens(inputTokens, outputTokens)}</span>}
    </p>
  )
}

function Sources({ sources }: Pick<LoggedMessage, 'sources'>) {
  return (
    <div className="logged-sources">
      <p>{chatLogTexts.sources}</p>
      <ol>
        {sources.map(({ url, title }) => (
          <li key={url}>
            {isOwnLink(url) || url.startsWith('https://') ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
