/** A page of sessions, last active first, with what was searched for marked. */
import { Badge, Checkbox, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import type { SessionPageData, SessionSummary, useSessionPage } from './chat-log-data.ts'
import { chatLogTexts } from './chat-logs.nl.ts'
import { isNarrowed, type LogState } from './log-state.ts'
import { PageNumbers } from './page-numbers.tsx'

interface SessionListProps {
  page: ReturnType<typeof useSessionPage>
  state: LogState
  selected: string | undefined
  onSelect: (id: string) => void
  onPage: (number: number) => void
  /** Those that are chosen to be deleted; undefined while none are being chosen. */
  chosen: ReadonlySet<string> | undefined
  onChoose: (id: string) => void
}

export function SessionList({ page, state, ...rest }: SessionListProps) {
  return (
    <Loaded query={page} failed={chatLogTexts.sessionsFailed.message} waiting={<LoadingRows />}>
      {(data) =>
        data.sessions.length === 0 && data.page === 1 && !page.isPlaceholderData ? (
          <NoSessions narrowed={isNarrowed(state)} data={data} />
        ) : (
          <Sessions data={data} busy={page.isPlaceholderData} {...rest} />
        )
      }
    </Loaded>
  )
}

function Sessions({
  data,
  busy,
  selected,
  onSelect,
  onPage,
  chosen,
  onChoose,
}: Omit<SessionListProps, 'page' | 'state'> & { data: SessionPageData; busy: boolean }) {
  return (
    <div>
      <ul className="rows" aria-busy={busy}>
        {data.sessions.map((session) => (
          <Group key={session.session_id} component="li" wrap="nowrap" gap={0} pl={chosen ? 'sm' : 0}>
            {chosen && (
              <Checkbox
                aria-label={chatLogTexts.chooseOne(session.question ?? session.page_path)}
                checked={chosen.has(session.session_id)}
                onChange={() => onChoose(session.session_id)}
              />
            )}
            <SessionRow session={session} current={session.session_id === selected} onSelect={() => onSelect(session.session_id)} />
          </Group>
        ))}
      </ul>
      <PageNumbers page={data.page} pages={data.pages} isWhole={data.total !== null} isLoading={busy} onPage={onPage} />
      <ListNote data={data} />
    </div>
  )
}

function LoadingRows() {
  return (
    <Stack gap="xs">
      <Text role="status" size="sm">
        {chatLogTexts.loading}
      </Text>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={58} />
      ))}
    </Stack>
  )
}

function NoSessions({ narrowed, data }: { narrowed: boolean; data: SessionPageData }) {
  return (
    <Stack gap="xs" role="status">
      <Text fw={600}>{chatLogTexts.noSessions}</Text>
      <Text c="dimmed">{narrowed ? chatLogTexts.noneFound : chatLogTexts.noneYet}</Text>
      <ListNote data={data} />
    </Stack>
  )
}

function ListNote({ data: { total, complete, filled } }: { data: SessionPageData }) {
  if (filled !== null) {
    return (
      <Text size="sm" c="dimmed" mt="xs">
        {chatLogTexts.filling(filled)}
      </Text>
    )
  }
  if (!complete) {
    return (
      <Text size="sm" c="dimmed" mt="xs">
        {chatLogTexts.incomplete}
      </Text>
    )
  }
  return total === null || total === 0 ? null : (
    <Text size="sm" c="dimmed" mt="xs">
      {chatLogTexts.total(total)}
    </Text>
  )
}

interface SessionRowProps {
  session: SessionSummary
  current: boolean
  onSelect: () => void
}

function SessionRow({ session, current, onSelect }: SessionRowProps) {
  return (
    <UnstyledButton className="row" aria-current={current} onClick={onSelect}>
      <Text span fw={600} lineClamp={2}>
        {session.question ?? chatLogTexts.nothingAsked}
      </Text>
      <Text span size="sm" c="dimmed">
        {chatLogTexts.messageCount(session.message_count)}
      </Text>
      <Group component="span" gap="4px 12px">
        <time dateTime={session.last_activity}>{amsterdamTime(session.last_activity)}</time>
        <Text span size="sm" c="dimmed" maw={150} truncate title={session.page_path}>
          {session.page_path}
        </Text>
        {marksOf(session).map((mark) => (
          <Badge key={mark} variant="default">
            {chatLogTexts.marks[mark]}
          </Badge>
        ))}
      </Group>
      {session.hit && (
        <Text span size="sm" className="session-hit">
          {session.hit.role === 'user' ? chatLogTexts.visitor : chatLogTexts.assistant}:{' '}
          {session.hit.parts.map(({ at, text, marked }) => (marked ? <mark key={at}>{text}</mark> : text))}
        </Text>
      )}
    </UnstyledButton>
  )
}

type Mark = keyof typeof chatLogTexts.marks

function marksOf({ unanswered, has_unhelpful: unhelpful, affiliate_clicked: clicked }: SessionSummary): Mark[] {
  const marks: [Mark, boolean][] = [
    ['unanswered', unanswered],
    ['unhelpful', unhelpful],
    ['clicked', clicked],
  ]
  return marks.flatMap(([mark, holds]) => (holds ? [mark] : []))
}
