/** A page of sessions, last active first. */
import { Button, Text, UnstyledButton } from '@mantine/core'
import type { useSessionPage, SessionSummary } from './chat-log-data.ts'
import { LoadFailed } from '../../settings/admin/load-failed.tsx'
import { amsterdamTime } from './amsterdam-time.ts'
import { chatLogTexts } from './chat-logs.nl.ts'

interface SessionListProps {
  page: ReturnType<typeof useSessionPage>
  /** Of the page, from 1. */
  number: number
  selected: string | undefined
  onSelect: (id: string) => void
  /** Undefined at the newest page. */
  onPrevious: (() => void) | undefined
  /** Takes the cursor of the next page; undefined at the last. */
  onNext: ((cursor: string) => void) | undefined
}

export function SessionList({ page, number, selected, onSelect, onPrevious, onNext }: SessionListProps) {
  const { data } = page
  if (!data) {
    if (page.isError && !page.isFetching) return <LoadFailed sentence={chatLogTexts.sessionsFailed.message} onRetry={() => void page.refetch()} />
    return <Text role="status">{chatLogTexts.loading}</Text>
  }
  if (data.sessions.length === 0 && !onPrevious) return <Text role="status">{chatLogTexts.noSessions}</Text>
  const next = data.next
  return (
    <div>
      <ul className="session-list" aria-busy={page.isPlaceholderData}>
        {data.sessions.map((session) => (
          <li key={session.session_id}>
            <SessionRow session={session} current={session.session_id === selected} onSelect={() => onSelect(session.session_id)} />
          </li>
        ))}
      </ul>
      <nav className="session-pages" aria-label={chatLogTexts.pages}>
        <Button variant="default" size="sm" disabled={!onPrevious || page.isPlaceholderData} onClick={onPrevious}>
          {chatLogTexts.previous}
        </Button>
        <Text size="sm" aria-live="polite">
          {page.isPlaceholderData ? chatLogTexts.loading : chatLogTexts.page(number)}
        </Text>
        <Button variant="default" size="sm" disabled={!onNext || page.isPlaceholderData} onClick={() => next && onNext?.(next)}>
          {chatLogTexts.next}
        </Button>
      </nav>
    </div>
  )
}

function SessionRow({ session, current, onSelect }: { session: SessionSummary; current: boolean; onSelect: () => void }) {
  return (
    <UnstyledButton className="session-row" aria-current={current} onClick={onSelect}>
      <span className="session-path" title={session.page_path}>
        {session.page_path}
      </span>
      <span className="session-count">{chatLogTexts.messageCount(session.message_count)}</span>
      <time dateTime={session.last_activity}>{amsterdamTime(session.last_activity)}</time>
    </UnstyledButton>
  )
}
