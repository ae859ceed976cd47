/** The tab Berichten: messages on the left, newest first, the chosen one on the right. */
import { useRef, useState } from 'react'
import { Button, Group, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'
import { messagesKey, useMessagePage } from './message-data.ts'
import { MessageList } from './message-list.tsx'
import { MessagePane } from './message-pane.tsx'
import { messageTexts } from './messages.nl.ts'

const show = (id: string | undefined, how: 'push' | 'replace') => moveTo({ tab: 'berichten', bericht: id }, how)

export function MessagesTab() {
  const client = useQueryClient()
  // Cursors of the pages gone through; the list goes forward only.
  const [trail, setTrail] = useState<string[]>([])
  const page = useMessagePage(trail.at(-1))
  const heading = useRef<HTMLHeadingElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const chosen = useAddressParameters().get('bericht') ?? undefined

  const showPage = (next: string[]) => {
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
    void client.invalidateQueries({ queryKey: messagesKey })
  }
  const afterDeletion = () => {
    show(undefined, 'replace')
    heading.current?.focus()
  }

  return (
    <section aria-labelledby="messages-heading">
      <Group justify="space-between" mb="md">
        <Title order={2} id="messages-heading" ref={heading} tabIndex={-1} className="messages-heading">
          {messageTexts.heading}
        </Title>
        <Button variant="default" onClick={refresh} aria-disabled={page.isFetching}>
          {page.isFetching && page.data ? messageTexts.loading : messageTexts.refresh}
        </Button>
      </Group>
      <div className="panes">
        <MessageList
          page={page}
          number={trail.length + 1}
          selected={chosen}
          onSelect={choose}
          onPrevious={trail.length > 0 ? () => showPage(trail.slice(0, -1)) : undefined}
          onNext={page.data?.next ? (next) => showPage([...trail, next]) : undefined}
        />
        <div ref={pane}>
          <MessagePane
            key={chosen}
            id={chosen}
            isEmpty={page.data?.messages.length === 0}
            listed={page.data?.messages.find((message) => message.id === chosen)}
            onDeleted={afterDeletion}
          />
        </div>
      </div>
    </section>
  )
}
