/** The tab Chat Logs: search and filters, sessions on the left, the messages of the chosen one on the right, importing below. */
import { useRef } from 'react'
import { Button, Group, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'
import { chatLogsKey, exportAddress, forgetBeginnings, useSessionPage } from './chat-log-data.ts'
import { chatLogTexts } from './chat-logs.nl.ts'
import { ImportSection } from './import-section.tsx'
import { LogFilters } from './log-filters.tsx'
import { logParameters, narrowing, readLogState, type LogState } from './log-state.ts'
import { SessionList } from './session-list.tsx'
import { SessionPane } from './session-pane.tsx'

const show = (state: LogState, how: 'push' | 'replace') => moveTo(logParameters(state), how)

export function ChatLogsTab() {
  const client = useQueryClient()
  const state = readLogState(useAddressParameters())
  const page = useSessionPage(state)
  const pane = useRef<HTMLDivElement>(null)
  const sessions = page.data?.sessions
  // While the next page is on its way its first session is not known yet.
  const selected = state.session ?? (page.isPlaceholderData ? undefined : sessions?.[0]?.session_id)
  const hit = sessions?.find((session) => session.session_id === selected)?.hit?.messageId

  const choose = (session: string) => {
    show({ ...state, session }, 'push')
    // On phones the pane lies below the list.
    pane.current?.scrollIntoView({ block: 'nearest' })
  }
  const refresh = () => {
    forgetBeginnings()
    void client.invalidateQueries({ queryKey: chatLogsKey })
  }

  return (
    <section aria-labelledby="chat-logs-heading">
      <Group justify="space-between" mb="md">
        <Title order={2} id="chat-logs-heading">
          {chatLogTexts.sessions}
        </Title>
        <Group gap="sm">
          <Button component="a" variant="default" href={exportAddress(narrowing(state))} download>
            {chatLogTexts.exportCsv}
          </Button>
          <Button variant="default" onClick={refresh} aria-disabled={page.isFetching}>
            {page.isFetching && sessions ? chatLogTexts.loading : chatLogTexts.refresh}
          </Button>
        </Group>
      </Group>
      <LogFilters state={state} onChange={(change, how) => show({ ...state, ...change, page: 1, session: undefined }, how)} />
      <div className="panes">
        <SessionList
          page={page}
          state={state}
          selected={selected}
          onSelect={choose}
          onPage={(number) => show({ ...state, page: number, session: undefined }, 'push')}
        />
        <div ref={pane}>
          {(selected !== undefined || page.isPlaceholderData) && (
            <SessionPane sessionId={selected} hit={hit} onDeleted={() => show({ ...state, session: undefined }, 'replace')} />
          )}
        </div>
      </div>
      <ImportSection />
    </section>
  )
}
