/** Where the owner is signed in, and how to end that. */
import { Badge, Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { securityCalls, securityKey, useSessions, type Session } from './security-data.ts'
import { securityTexts, sessionTexts } from './security.nl.ts'

export function SessionsCard() {
  return (
    <Paper className="admin-card" component="section" aria-labelledby="sessions-heading">
      <Title order={3} id="sessions-heading">
        {sessionTexts.heading}
      </Title>
      <Loaded
        query={useSessions()}
        failed={sessionTexts.loadFailed.message}
        waiting={<Skeleton height={64} role="status" aria-label={securityTexts.loading} />}
      >
        {({ sessions }) => <SessionList sessions={sessions} />}
      </Loaded>
    </Paper>
  )
}

function SessionList({ sessions }: { sessions: Session[] }) {
  const client = useQueryClient()
  const reread = () => client.invalidateQueries({ queryKey: securityKey })
  const endOthers = useMutation({
    meta: { failure: sessionTexts.endFailed },
    mutationFn: securityCalls.endOthers,
    onSuccess: ({ ended }) => showSuccess(sessionTexts.endedOthers(ended)),
    onSettled: reread,
  })
  const ask = async () => {
    if (!endOthers.isPending && (await askConfirmation(sessionTexts.confirmOthers))) endOthers.mutate()
  }
  return (
    <>
      <ul className="lined" aria-label={sessionTexts.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Group gap="sm">
          <Button variant="default" aria-disabled={endOthers.isPending} onClick={() => void ask()}>
            {sessionTexts.endOthers}
          </Button>
        </Group>
      ) : (
        <Text c="dimmed">{sessionTexts.only}</Text>
      )}
    </>
  )
}

function SessionRow({ session }: { session: Session }) {
  const client = useQueryClient()
  const name = sessionTexts.on(session.browser, session.device)
  const end = useMutation({
    meta: { failure: sessionTexts.endFailed },
    mutationFn: () => securityCalls.endSession(session.id),
    onSuccess: () => showSuccess(sessionTexts.ended),
    onSettled: () => client.invalidateQueries({ queryKey: securityKey }),
  })
  return (
    <li className="cluster head">
      <div>
        <Text fw={600}>
          {name}{' '}
          {session.current && (
            <Badge variant="default" data-tone="good">
              {sessionTexts.current}
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {sessionTexts.times(session.signedInAt, session.lastUsedAt)}
        </Text>
        <Text size="sm" c="dimmed">
          {session.ends.unused === session.ends.latest ? sessionTexts.endsAt(session.ends.latest) : sessionTexts.ends(session.ends.unused, session.ends.latest)}
        </Text>
      </div>
      {!session.current && (
        <Button variant="default" aria-label={sessionTexts.endOf(name)} aria-disabled={end.isPending} onClick={() => !end.isPending && end.mutate()}>
          {end.isPending ? securityTexts.busy : sessionTexts.end}
        </Button>
      )}
    </li>
  )
}
