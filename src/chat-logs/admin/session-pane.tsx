/** The messages of one session, oldest first, and what the owner can do with it. */
import { Only } from '../../owner-kit/role.tsx'
import { useEffect, useRef } from 'react'
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { searchOf } from '../../owner-kit/address.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { exportAddress, sessionExportAddress, useDeleteSession, useSessionDetail, type LoggedMessage, type SessionDetail } from './chat-log-data.ts'
import { chatLogTexts, IMPORTED_PAGE } from './chat-logs.nl.ts'
import type { AskedOnce } from './make-answer.ts'
import { LoggedMessageItem } from './logged-message.tsx'

interface SessionPaneProps {
  sessionId: string | undefined
  /** The message that was searched for. */
  hit: string | undefined
  onDeleted: () => void
}

export function SessionPane({ sessionId, hit, onDeleted }: SessionPaneProps) {
  const detail = useSessionDetail(sessionId)
  return (
    <>
      {/* Anew for each session, so that reading starts at the top; focusable, so that the keyboard can scroll it. */}
      <section key={sessionId} className="pane session-pane" aria-label={chatLogTexts.messages} aria-busy={detail.isFetching} tabIndex={0}>
        <Loaded query={detail} failed={chatLogTexts.messagesFailed.message} gone={chatLogTexts.gone} waiting={<Waiting />}>
          {(data) => <Conversation detail={data} hit={hit} />}
        </Loaded>
      </section>
      {detail.data && sessionId !== undefined && <Actions sessionId={sessionId} onDeleted={onDeleted} />}
    </>
  )
}

const Waiting = () => (
  <Stack>
    <Text role="status">{chatLogTexts.loading}</Text>
    {[64, 120, 65].map((height) => (
      <Skeleton key={height} height={height} />
    ))}
  </Stack>
)

function Actions({ sessionId, onDeleted }: { sessionId: string; onDeleted: () => void }) {
  const remove = useDeleteSession(onDeleted)
  const clipboard = useClipboard()
  const copy = () => {
    clipboard.copy(`${location.origin}${location.pathname}${searchOf({ tab: 'chat-logs', sessie: sessionId })}`)
  }
  useEffect(() => {
    if (clipboard.copied) showSuccess(chatLogTexts.copied)
    if (clipboard.error) showFailure(chatLogTexts.copyFailed)
  }, [clipboard.copied, clipboard.error])
  const askAndDelete = async () => {
    if (await askConfirmation(chatLogTexts.deleteQuestion)) remove.mutate(sessionId)
  }
  return (
    <Group gap="xs" mt="md">
      <Button variant="default" size="sm" onClick={copy}>
        {chatLogTexts.copyLink}
      </Button>
      <Only needs="owner">
        <Button component="a" variant="default" size="sm" href={exportAddress({ session: sessionId })} download>
          {chatLogTexts.sessionCsv}
        </Button>
        <Button component="a" variant="default" size="sm" href={sessionExportAddress(sessionId)} download>
          {chatLogTexts.sessionJson}
        </Button>
        <Button variant="default" c="var(--bad)" size="sm" loading={remove.isPending} onClick={() => void askAndDelete()}>
          {chatLogTexts.delete}
        </Button>
      </Only>
    </Group>
  )
}

const isQuestion = ({ role }: LoggedMessage): boolean => role === 'user'

/** The question that an answer came to. */
function askedBefore(messages: readonly LoggedMessage[], message: LoggedMessage, sessionId: string): AskedOnce | undefined {
  if (message.role === 'user') return undefined
  // Of an imported conversation a question and its answer may have one moment, and stand the other way round.
  const question = messages.slice(0, messages.indexOf(message)).findLast(isQuestion) ?? messages.find(isQuestion)
  return question && { question: question.content, sessionId }
}

function Conversation({ detail: { session, messages }, hit }: { detail: SessionDetail; hit: string | undefined }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const found = hit === undefined ? null : list.current?.querySelector<HTMLElement>('[data-hit]')
    const pane = found?.closest('section')
    if (pane && found) pane.scrollTop = found.offsetTop
  }, [hit])
  return (
    <>
      <div className="cluster head">
        <Title order={3} ff="var(--sans)" fw={600} size="md">
          {session.page_path === IMPORTED_PAGE ? (
            chatLogTexts.imported
          ) : (
            <a href={session.page_path} target="_blank" rel="noopener">
              {session.page_path}
            </a>
          )}
        </Title>
        <Text size="sm" c="dimmed">
          {chatLogTexts.started} <time dateTime={session.started_at}>{amsterdamTime(session.started_at)}</time>
        </Text>
        {session.completed_at !== null && <Text size="sm">{chatLogTexts.completed}</Text>}
        {session.affiliate_clicked && <Text size="sm">{chatLogTexts.clicked}</Text>}
      </div>
      {messages.length === 0 ? (
        <Text>{chatLogTexts.noMessages}</Text>
      ) : (
        <ol ref={list} className="logged-messages">
          {messages.map((message) => (
            <LoggedMessageItem key={message.id} message={message} isHit={message.id === hit} asked={askedBefore(messages, message, session.session_id)} />
          ))}
        </ol>
      )}
    </>
  )
}
