/** The search field and the filters above the sessions. */
import { useEffect, useRef, useState } from 'react'
import { Box, Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { ChoiceFilter } from '../../owner-kit/choice-filter.tsx'
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
    <Box component="search" display="block" mb="lg" aria-label={filterTexts.label}>
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
    </Box>
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
      <ChoiceFilter label={filterTexts.path} all={filterTexts.all} value={state.path} choices={paths} onChoose={(path) => onChange({ path }, 'push')} />
      <ChoiceFilter
        label={filterTexts.answer}
        description={filterTexts.answerHint}
        all={filterTexts.all}
        value={state.answer}
        choices={answerFilters}
        names={filterTexts.answers}
        onChoose={(answer) => onChange({ answer }, 'push')}
      />
      <ChoiceFilter
        label={filterTexts.feedback}
        all={filterTexts.all}
        value={state.feedback}
        choices={feedbackFilters}
        names={filterTexts.feedbacks}
        onChoose={(feedback) => onChange({ feedback }, 'push')}
      />
      <ChoiceFilter
        label={filterTexts.call}
        all={filterTexts.all}
        value={state.call}
        choices={ctaFilters}
        names={filterTexts.calls}
        onChoose={(call) => onChange({ call }, 'push')}
      />
    </>
  )
}
