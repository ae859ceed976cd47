/** The search field and the filters above the sessions. */
import { useEffect, useRef, useState } from 'react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { answerFilters, ctaFilters, feedbackFilters } from '../chat-filter.ts'
import { useStartPages } from './chat-log-data.ts'
import { filterTexts } from './chat-filters.nl.ts'
import { isNarrowed, narrowing, type LogState } from './log-state.ts'

type Change = Partial<Omit<LogState, 'page' | 'session'>>

interface LogFiltersProps {
  state: LogState
  onChange: (change: Change, how: 'push' | 'replace') => void
}

const NOTHING: Change = { query: undefined, from: undefined, to: undefined, path: undefined, answer: undefined, feedback: undefined, call: undefined }
const SEARCH_AFTER_MS = 300

export function LogFilters({ state, onChange }: LogFiltersProps) {
  const filters = Object.keys(narrowing({ ...state, query: undefined })).length
  const [open, setOpen] = useState(filters > 0)
  return (
    <search className="log-filters" aria-label={filterTexts.label}>
      <div className="with-button">
        <SearchField query={state.query ?? ''} onSearch={(query) => onChange({ query: query || undefined }, 'replace')} />
        <Button variant="default" aria-expanded={open} aria-controls="log-filter-fields" onClick={() => setOpen(!open)}>
          {filterTexts.filters(filters)}
        </Button>
        {isNarrowed(state) && (
          <Button variant="subtle" onClick={() => onChange(NOTHING, 'push')}>
            {filterTexts.clear}
          </Button>
        )}
      </div>
      <div id="log-filter-fields" className="fields-row" hidden={!open}>
        {open && <FilterFields state={state} onChange={onChange} />}
      </div>
    </search>
  )
}

/** Searches when the owner stops typing for a moment, and at once with Enter. */
function SearchField({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const [typed, setTyped] = useState(query)
  const sent = useRef(query)
  const send = (text: string) => {
    sent.current = text.trim()
    if (text.trim() !== query) onSearch(text.trim())
  }
  const sendLater = useDebouncedCallback(send, SEARCH_AFTER_MS)
  // The address changed by itself: back, forward, or the filters were cleared.
  useEffect(() => {
    if (query === sent.current) return
    sent.current = query
    setTyped(query)
  }, [query])
  return (
    <TextInput
      type="search"
      className="log-search-field"
      label={filterTexts.search}
      description={filterTexts.searchHint}
      maxLength={200}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        sendLater(event.currentTarget.value)
      }}
      onKeyDown={(event) => event.key === 'Enter' && send(typed)}
    />
  )
}

const all = { value: '', label: filterTexts.all }
const choice = <T extends string>(values: readonly T[], labels: Record<T, string>) => [all, ...values.map((value) => ({ value, label: labels[value] }))]
const pick = <T extends string>(values: readonly T[], value: string): T | undefined => values.find((known) => known === value)

function FilterFields({ state, onChange }: LogFiltersProps) {
  const pages = useStartPages().data ?? []
  const paths = state.path === undefined || pages.includes(state.path) ? pages : [state.path, ...pages]
  return (
    <>
      <TextInput
        type="date"
        size="md"
        label={filterTexts.from}
        max={state.to}
        value={state.from ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value || undefined }, 'push')}
      />
      <TextInput
        type="date"
        label={filterTexts.to}
        min={state.from}
        value={state.to ?? ''}
        onChange={(event) => onChange({ to: event.currentTarget.value || undefined }, 'push')}
      />
      <NativeSelect
        size="md"
        label={filterTexts.path}
        data={[all, ...paths.map((path) => ({ value: path, label: path }))]}
        value={state.path ?? ''}
        onChange={(event) => onChange({ path: event.currentTarget.value || undefined }, 'push')}
      />
      <NativeSelect
        size="md"
        label={filterTexts.answer}
        description={filterTexts.answerHint}
        data={choice(answerFilters, filterTexts.answers)}
        value={state.answer ?? ''}
        onChange={(event) => onChange({ answer: pick(answerFilters, event.currentTarget.value) }, 'push')}
      />
      <NativeSelect
        size="md"
        label={filterTexts.feedback}
        data={choice(feedbackFilters, filterTexts.feedbacks)}
        value={state.feedback ?? ''}
        onChange={(event) => onChange({ feedback: pick(feedbackFilters, event.currentTarget.value) }, 'push')}
      />
      <NativeSelect
        size="md"
        label={filterTexts.call}
        data={choice(ctaFilters, filterTexts.calls)}
        value={state.call ?? ''}
        onChange={(event) => onChange({ call: pick(ctaFilters, event.currentTarget.value) }, 'push')}
      />
    </>
  )
}
