/** The owner's own answers, newest first, with search and state in the address. */
import { Button, Group, SegmentedControl, Text, Title } from '@mantine/core'
import { amsterdamTime, dutchDate } from '../../platform/dutch-time.ts'
import { topicNames } from '../../assistant/retrieval/topic-names.nl.ts'
import { RecordBadges, RecordList } from '../../owner-kit/record-list.tsx'
import { Only } from '../../owner-kit/role.tsx'
import { TypedFilter } from '../../owner-kit/typed-filter.tsx'
import { NEW_RECORD } from '../../owner-kit/use-record-address.ts'
import { useEntryAddress } from './entry-address.ts'
import { statuses, useEntryPage, type EntrySummary } from './entry-data.ts'
import { ownEntryTexts as texts } from './own-entries.nl.ts'

export function EntryList() {
  const address = useEntryAddress()
  const page = useEntryPage(address.query)
  const { staat = '', zoek = '' } = address.query
  return (
    <section aria-labelledby="own-entries-heading">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="own-entries-heading">
          {texts.heading}
        </Title>
        <Only needs="editor">
          <Button onClick={() => address.open(NEW_RECORD)}>{texts.add}</Button>
        </Only>
      </Group>
      <Text c="dimmed" mb="md">
        {texts.intro}
      </Text>
      <div className="fields-row" role="search">
        <TypedFilter label={texts.search} value={zoek} onType={(words) => address.filter('zoek', words)} />
        <SegmentedControl
          className="in-line"
          aria-label={texts.status}
          value={staat in statuses ? staat : ''}
          onChange={(value) => address.filter('staat', value)}
          data={[
            { value: '', label: texts.all },
            { value: 'gepubliceerd', label: texts.published },
            { value: 'concept', label: texts.draft },
          ]}
        />
      </div>
      <RecordList address={address} page={page} lines={page.data?.entries} next={page.data?.next} texts={texts} Row={Line} />
    </section>
  )
}

function Line({ line: entry }: { line: EntrySummary }) {
  const facts = [topicNames[entry.topic], texts.checkedOn(dutchDate(entry.checkedOn)), ...(entry.replaces ? [texts.replacesOne] : [])]
  return (
    <>
      <span className="row-name">{entry.question}</span>
      <RecordBadges isSample={false} state={entry.status} name={entry.status === 'published' ? texts.published : texts.draft} />
      <span className="row-facts">{facts.join(', ')}</span>
      <span className="row-facts">{texts.savedAt(amsterdamTime(entry.updatedAt))}</span>
    </>
  )
}
