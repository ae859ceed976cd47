/** One message of a session: who, when, how it came about, the text and its sources. */
import { Badge } from '@mantine/core'
import { isOwnLink, SafeMarkdown } from '../../ui/safe-markdown.tsx'
import { amsterdamTime } from './amsterdam-time.ts'
import type { LoggedMessage } from './chat-log-data.ts'
import { chatLogTexts, kindNames, unfinishedNames } from './chat-logs.nl.ts'

/** A kind that a later version stored is shown as it is. */
const kindName = (kind: string): string => (kindNames as Record<string, string>)[kind] ?? kind

export function LoggedMessageItem({ message }: { message: LoggedMessage }) {
  const { role, content, timestamp, kind, status, sources } = message
  return (
    <li className="logged-message" data-role={role}>
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
    </li>
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
