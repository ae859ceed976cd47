/** One message of a session: who, when, how it came about, the text and its sources. */
import { Badge, Button, Group, Text } from '@mantine/core'
import { makeAnswer, type AskedOnce } from './make-answer.ts'
import { useMay } from '../../owner-kit/role.tsx'
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
  const mayEdit = useMay('editor')
  const { role, content, timestamp, kind, status, sources, provider, calls } = message
  return (
    <li className="logged-message" data-role={role} data-hit={isHit || undefined}>
      <Group gap="4px 12px" mb="xs">
        <strong>{role === 'user' ? chatLogTexts.visitor : chatLogTexts.assistant}</strong>
        <Text component="time" size="sm" c="dimmed" dateTime={timestamp}>
          {amsterdamTime(timestamp)}
        </Text>
        {kind && <Badge variant="default">{kindName(kind)}</Badge>}
        {status !== 'complete' && (
          <Badge variant="outline" color="red">
            {unfinishedNames[status]}
          </Badge>
        )}
      </Group>
      <SafeMarkdown text={content} />
      {sources.length > 0 && <Sources sources={sources} />}
      <Feedback message={message} />
      {calls.map((call) => (
        <div key={call} className="logged-fact cluster">
          {chatLogTexts.shownCtas[call]}
        </div>
      ))}
      {provider && <ProviderFacts provider={provider} />}
      {asked && mayEdit && (
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
    <div className="logged-fact cluster">
      <Badge variant="light" color={feedback.helpful ? 'green' : 'red'}>
        {feedback.helpful ? chatLogTexts.helpful : chatLogTexts.notHelpful}
      </Badge>
      {feedback.reason && <span>{feedbackNames[feedback.reason]}</span>}
      {note && <q>{note}</q>}
    </div>
  )
}

function ProviderFacts({ provider: { model, inputTokens, outputTokens } }: { provider: NonNullable<LoggedMessage['provider']> }) {
  return (
    <div className="logged-fact cluster">
      <span>{chatLogTexts.model(model)}</span>
      {inputTokens !== null && outputTokens !== null && inputTokens + outputTokens > 0 && <span>{chatLogTexts.tokens(inputTokens, outputTokens)}</span>}
    </div>
  )
}

function Sources({ sources }: Pick<LoggedMessage, 'sources'>) {
  return (
    <div className="logged-fact">
      {chatLogTexts.sources}
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
