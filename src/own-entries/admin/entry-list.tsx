/** The owner's own answers, newest first, with search and state in the address. */
import { useEffect, useState } from 'react'
import { Badge, Button, Group, SegmentedControl, Skeleton, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { amsterdamTime, dutchDate } from '../../platform/dutch-time.ts'
import { topicNames } from '../../assistant/retrieval/topic-names.nl.ts'
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import type { EntryStatus } from '../own-entry.ts'
import { useEntryPage, type EntrySummary } from './entry-data.ts'
import { ownEntryTexts as texts } from './own-entries.nl.ts'

const statuses: Record<string, EntryStatus> = { concept: 'draft', gepubliceerd: 'published' }
const SEARCH_AFTER_MS = 250

const show = (filter: { staat?: string | undefined; zoek?: string | undefined; na?: string | undefined }, how: 'push' | 'replace' = 'replace') =>
  moveTo({ tab: 'inhoud', onderdeel: 'kennis', ...filter }, how)

export function EntryList({ onOpen, onAdd }: { onOpen: (id: string) => void; onAdd: () => void }) {
  const parameters = useAddressParameters()
  const [staat, zoek, na] = ['staat', 'zoek', 'na'].map((name) => parameters.get(name) ?? undefined)
  const page = useEntryPage({ status: statuses[staat ?? ''], words: zoek, before: na })
  const next = page.data?.next
  return (
    <section aria-labelledby="own-entries-heading" className="own-entries">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="own-entries-heading">
          {texts.heading}
        </Title>
        <Button onClick={onAdd}>{texts.add}</Button>
      </Group>
      <Text mb="md">{texts.intro}</Text>
      <Group mb="md" align="flex-end">
        <SearchField value={zoek ?? ''} onSearch={(words) => show({ staat, zoek: words || undefined })} />
        <SegmentedControl
          aria-label={texts.status}
          value={staat && staat in statuses ? staat : 'alle'}
          onChange={(value) => show({ staat: value === 'alle' ? undefined : value, zoek })}
          data={[
            { value: 'alle', label: texts.all },
            { value: 'gepubliceerd', label: texts.published },
            { value: 'concept', label: texts.draft },
          ]}
        />
      </Group>
      <Rows page={page} filtered={staat !== undefined || zoek !== undefined} onOpen={onOpen} />
      <Group mt="md">
        {na && (
          <Button variant="default" onClick={() => show({ staat, zoek })}>
            {texts.previous}
          </Button>
        )}
        {next && (
          <Button variant="default" onClick={() => show({ staat, zoek, na: next }, 'push')}>
            {texts.next}
          </Button>
        )}
      </Group>
    </section>
  )
}

function SearchField({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [settled] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS)
  // Only what was typed is searched for; the address may also change by going back.
  useEffect(() => {
    if (settled !== value) onSearch(settled)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new address is no new search
  }, [settled])
  return (
    <TextInput
      type="search"
      label={texts.search}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      maxLength={100}
      className="own-search"
    />
  )
}

function Rows({ page, filtered, onOpen }: { page: ReturnType<typeof useEntryPage>; filtered: boolean; onOpen: (id: string) => void }) {
  const { data } = page
  if (!data && page.isError) return <LoadFailed sentence={texts.listFailed.message} onRetry={() => void page.refetch()} />
  if (!data) {
    return (
      <Stack gap="xs" aria-busy>
        <Text role="status" className="admin-hidden">
          {texts.loading}
        </Text>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </Stack>
    )
  }
  if (data.entries.length === 0) return <Text role="status">{filtered ? texts.nothingFound : texts.none}</Text>
  return (
    <ul className="rows" aria-busy={page.isPlaceholderData}>
      {data.entries.map((entry) => (
        <li key={entry.id}>
          <Row entry={entry} onOpen={() => onOpen(entry.id)} />
        </li>
      ))}
    </ul>
  )
}

function Row({ entry, onOpen }: { entry: EntrySummary; onOpen: () => void }) {
  return (
    <UnstyledButton className="row" onClick={onOpen}>
      <span className="row-name">{entry.question}</span>
      <Badge variant="default" tt="none" data-status={entry.status} className="own-status">
        {entry.status === 'published' ? texts.published : texts.draft}
      </Badge>
      <span className="row-facts">
        {[
          topicNames[entry.topic],
          texts.checkedOn(dutchDate(entry.checkedOn)),
          ...(entry.replaces ? [texts.replacesOne] : []),
          amsterdamTime(entry.updatedAt),
        ].join(' · ')}
      </span>
    </UnstyledButton>
  )
}
