/** The tab Chat Logs: sessions on the left, the messages of the chosen one on the right. */
import { useRef, useState } from 'react'
import { Button, Group, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { moveTo, useAddressParameters } from '../../settings/admin/address.ts'
import { chatLogsKey, useSessionPage } from './chat-log-data.ts'
import { chatLogTexts } from './chat-logs.nl.ts'
import { SessionList } from './session-list.tsx'
import { SessionPane } from './session-pane.tsx'

const show = (sessionId: string | undefined, how: 'push' | 'replace') => moveTo({ tab: 'chat-logs', sessie: sessionId }, how)

export function ChatLogsTab() {
  const client = useQueryClient()
  // Cursors of the pages gone through; the list goes forward only.
  const [trail, setTrail] = useState<string[]>([])
  const page = useSessionPage(trail.at(-1))
  const pane = useRef<HTMLDivElement>(null)
  const chosen = useAddressParameters().get('sessie') ?? undefined
  const sessions = page.data?.sessions
  // While the next page is on its way its first session is not known yet.
  const selected = chosen ?? (page.isPlaceholderData ? undefined : sessions?.[0]?.session_id)

  const turnTo = (next: string[]) => {
    setTrail(next)
    show(undefined, 'replace')
  }
  const choose = (id: string) => {
    show(id, 'push')
    // On phones the pane lies below the list.
    pane.current?.scrollIntoView({ block: 'nearest' })
  }
  const refresh = () => {
    setTrail([])
    void client.invalidateQueries({ queryKey: chatLogsKey })
  }

  return (
    <section aria-labelledby="chat-logs-heading">
      <Group justify="space-between" mb="md">
        <Title order={2} id="chat-logs-heading">
          {chatLogTexts.sessions}
        </Title>
        <Button variant="default" onClick={refresh} aria-disabled={page.isFetching}>
          {page.isFetching && sessions ? chatLogTexts.loading : chatLogTexts.refresh}
        </Button>
      </Group>
      <div className="chat-logs">
        <SessionList
          page={page}
          number={trail.length + 1}
          selected={selected}
          onSelect={choose}
          onPrevious={trail.length > 0 ? () => turnTo(trail.slice(0, -1)) : undefined}
          onNext={page.data?.next ? (next) => turnTo([...trail, next]) : undefined}
        />
        <div ref={pane}>{(selected !== undefined || page.isPlaceholderData) && <SessionPane sessionId={selected} />}</div>
      </div>
    </section>
  )
}
