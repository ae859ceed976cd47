/** The tab Chat Logs: search and filters, sessions on the left, the messages of the chosen one on the right, importing below. */
import { Only, useMay } from '../../owner-kit/role.tsx'
import { useRef, useState } from 'react'
import { Button, Group, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { chatLogsKey, exportAddress, forgetBeginnings, useDeleteSessions, useSessionPage } from './chat-log-data.ts'
import { chatLogTexts } from './chat-logs.nl.ts'
import { ImportSection } from './import-section.tsx'
import { LogFilters } from './log-filters.tsx'
import { logParameters, narrowing, readLogState, type LogState } from './log-state.ts'
import { SessionList } from './session-list.tsx'
import { SessionPane } from './session-pane.tsx'
import './chat-logs.css'

const show = (state: LogState, how: 'push' | 'replace') => moveTo(logParameters(state), how)

export function ChatLogsTab() {
  const client = useQueryClient()
  const isOwner = useMay('owner')
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const removeChosen = useDeleteSessions(() => {
    if (selected !== undefined && chosen?.has(selected)) show({ ...state, session: undefined }, 'replace')
    setChosen(undefined)
  })
  const askAndRemove = async (ids: ReadonlySet<string>) => {
    if (ids.size > 0 && !removeChosen.isPending && (await askConfirmation(chatLogTexts.deleteManyQuestion(ids.size)))) removeChosen.mutate([...ids])
  }
  /** What was chosen is on the page that is left, and nothing is deleted that nobody sees. */
  const turnTo: typeof show = (there, how) => {
    if (chosen) setChosen(new Set())
    show({ ...there, session: undefined }, how)
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
          {isOwner && (
            <Button component="a" variant="default" href={exportAddress(narrowing(state))} download>
              {chatLogTexts.exportCsv}
            </Button>
          )}
          {chosen && chosen.size > 0 && (
            <Button variant="default" c="var(--bad)" aria-disabled={removeChosen.isPending} onClick={() => void askAndRemove(chosen)}>
              {chatLogTexts.deleteMany(chosen.size)}
            </Button>
          )}
          {isOwner && (
            <Button variant="default" onClick={() => setChosen(chosen ? undefined : new Set())}>
              {chosen ? chatLogTexts.stopChoosing : chatLogTexts.choose}
            </Button>
          )}
          <Button variant="default" onClick={refresh} aria-disabled={page.isFetching}>
            {page.isFetching && sessions ? chatLogTexts.loading : chatLogTexts.refresh}
          </Button>
        </Group>
      </Group>
      <LogFilters state={state} onChange={(change, how) => turnTo({ ...state, ...change, page: 1 }, how)} />
      <div className="panes">
        <SessionList
          page={page}
          state={state}
          selected={selected}
          onSelect={choose}
          onPage={(number) => turnTo({ ...state, page: number }, 'push')}
          chosen={chosen}
          onChoose={(id) => setChosen(chosen?.symmetricDifference(new Set([id])))}
        />
        <div ref={pane}>
          {(selected !== undefined || page.isPlaceholderData) && (
            <SessionPane sessionId={selected} hit={hit} onDeleted={() => show({ ...state, session: undefined }, 'replace')} />
          )}
        </div>
      </div>
      <Only needs="owner" why={chatLogTexts.notYours}>
        <ImportSection />
      </Only>
    </section>
  )
}
