/** The tab Berichten: messages on the left, newest first, the chosen one on the right. */
import { Only } from '../../owner-kit/role.tsx'
import { useRef, useState } from 'react'
import { Button, Group, SegmentedControl, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'
import { TypedFilter } from '../../owner-kit/typed-filter.tsx'
import { exportAddress, messagesKey, useMessagePage, type MessageChoice } from './message-data.ts'
import { MessageList } from './message-list.tsx'
import { MessagePane } from './message-pane.tsx'
import { messageTexts } from './messages.nl.ts'

const states = ['', 'ongelezen', 'onbeantwoord'] as const

function readChoice(parameters: URLSearchParams): MessageChoice {
  return { search: parameters.get('zoek') ?? '', state: states.find((known) => known === parameters.get('staat')) ?? '' }
}

export function MessagesTab() {
  const client = useQueryClient()
  // Cursors of the pages gone through; the list goes forward only.
  const [trail, setTrail] = useState<string[]>([])
  const parameters = useAddressParameters()
  const choice = readChoice(parameters)
  const page = useMessagePage(choice, trail.at(-1))
  const heading = useRef<HTMLHeadingElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const chosen = parameters.get('bericht') ?? undefined
  const show = (id: string | undefined, how: 'push' | 'replace', { search, state } = choice) =>
    moveTo({ tab: 'berichten', zoek: search || undefined, staat: state || undefined, bericht: id }, how)
  const narrow = (change: Partial<MessageChoice>) => {
    setTrail([])
    show(undefined, 'replace', { ...choice, ...change })
  }

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
        <Group gap="sm">
          <Only needs="owner">
            <Button component="a" variant="default" href={exportAddress} download>
              {messageTexts.export}
            </Button>
          </Only>
          <Button variant="default" onClick={refresh} aria-disabled={page.isFetching}>
            {page.isFetching && page.data ? messageTexts.loading : messageTexts.refresh}
          </Button>
        </Group>
      </Group>
      <Group align="end" mb="md">
        <TypedFilter label={messageTexts.search} value={choice.search} onType={(search) => narrow({ search })} />
        <SegmentedControl
          aria-label={messageTexts.states.label}
          value={choice.state}
          onChange={(state) => narrow({ state })}
          data={states.map((value) => ({ value, label: messageTexts.states[value] }))}
        />
      </Group>
      <div className="panes">
        <MessageList
          page={page}
          number={trail.length + 1}
          selected={chosen}
          isNarrowed={choice.search !== '' || choice.state !== ''}
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
