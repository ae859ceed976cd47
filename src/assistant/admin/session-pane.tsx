/** The messages of one session, oldest first. */
import { Text } from '@mantine/core'
import { LoadFailed } from '../../settings/admin/load-failed.tsx'
import { amsterdamTime } from './amsterdam-time.ts'
import { useSessionDetail, type SessionDetail } from './chat-log-data.ts'
import { chatLogTexts } from './chat-logs.nl.ts'
import { LoggedMessageItem } from './logged-message.tsx'

export function SessionPane({ sessionId }: { sessionId: string | undefined }) {
  const detail = useSessionDetail(sessionId)
  return (
    // Anew for each session, so that reading starts at the top; focusable, so that the keyboard can scroll it.
    <section key={sessionId} className="session-pane" aria-label={chatLogTexts.messages} aria-busy={detail.isFetching} tabIndex={0}>
      {detail.data ? (
        <Conversation detail={detail.data} />
      ) : detail.isError && !detail.isFetching ? (
        <LoadFailed sentence={chatLogTexts.messagesFailed.message} onRetry={() => void detail.refetch()} />
      ) : (
        <Text role="status">{chatLogTexts.loading}</Text>
      )}
    </section>
  )
}

function Conversation({ detail: { session, messages } }: { detail: SessionDetail }) {
  return (
    <>
      <div className="pane-head">
        <h3>
          <a href={session.page_path} target="_blank" rel="noopener">
            {session.page_path}
          </a>
        </h3>
        <Text size="sm" c="dimmed">
          {chatLogTexts.started} <time dateTime={session.started_at}>{amsterdamTime(session.started_at)}</time>
        </Text>
        {session.completed_at !== null && <Text size="sm">{chatLogTexts.completed}</Text>}
        {session.affiliate_clicked && <Text size="sm">{chatLogTexts.clicked}</Text>}
      </div>
      {messages.length === 0 ? (
        <Text>{chatLogTexts.noMessages}</Text>
      ) : (
        <ol className="logged-messages">
          {messages.map((message) => (
            <LoggedMessageItem key={message.id} message={message} />
          ))}
        </ol>
      )}
    </>
  )
}
