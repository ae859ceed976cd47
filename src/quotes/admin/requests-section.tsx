/** The part Aanvragen of the tab Offertes: the pipeline, or one request. */
import { Badge, Button, Group, Text, Title } from '@mantine/core'
import { findDeed } from '../../deeds/deed.ts'
import { ChoiceFilter } from '../../owner-kit/choice-filter.tsx'
import { RecordList } from '../../owner-kit/record-list.tsx'
import { TypedFilter } from '../../owner-kit/typed-filter.tsx'
import { useRecordAddress } from '../../owner-kit/use-record-address.ts'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { requestStates } from '../quote-request.ts'
import { useRequestPage, type RequestLine } from './quotes-data.ts'
import { quotesAdminTexts as texts, stateNames } from './quotes-admin.nl.ts'
import { RequestPane } from './request-pane.tsx'

export function RequestsSection() {
  const address = useRecordAddress({ tab: 'offertes', part: undefined, one: 'aanvraag', filters: ['staat', 'map', 'zoek'], typed: ['zoek'] })
  const { staat, map, zoek, na } = address.query
  const page = useRequestPage({ ...(staat && { state: staat }), ...(map && { folder: map }), ...(zoek && { search: zoek }), ...(na && { after: na }) })
  if (address.chosen !== undefined) return <RequestPane key={address.chosen} id={address.chosen} onLeave={() => address.open(undefined)} />
  const states = page.data?.states ?? []
  const doubtful = states.reduce((sum, state) => sum + state.doubtful, 0)
  const counts = new Map(states.map(({ state, count }) => [state, count]))
  return (
    <section aria-labelledby="quotes-heading">
      <Title order={2} id="quotes-heading" mb="sm">
        {texts.heading}
      </Title>
      <Text>{texts.lead}</Text>
      <Group align="end" mt="md">
        <TypedFilter label={texts.search} value={zoek ?? ''} onType={(typed) => address.filter('zoek', typed)} />
        <ChoiceFilter
          label={texts.state}
          all={texts.allStates}
          value={staat}
          choices={requestStates.map((value) => ({ value, label: `${stateNames[value]} (${counts.get(value) ?? 0})` }))}
          onChoose={(value) => address.filter('staat', value ?? '')}
        />
        <Button variant="default" size="md" onClick={() => address.filter('map', map ? '' : 'twijfel')}>
          {map ? texts.all : texts.openFolder}
        </Button>
      </Group>
      <Text mt="xs">{texts.folderNote(doubtful)}</Text>
      <RecordList address={address} page={page} lines={page.data?.requests} next={page.data?.next} texts={texts} Row={Line} />
    </section>
  )
}

function Line({ line: { reference, deed, place, state, doubt, created_at: at, asked, answers, ageDays } }: { line: RequestLine }) {
  return (
    <>
      <span className="row-name">
        {findDeed(deed)?.label ?? deed}, {place} ({reference})
      </span>
      <span className="badges">
        <Badge variant="default">{stateNames[state]}</Badge>
        {doubt && <Badge variant="default">{texts.folder}</Badge>}
      </span>
      <span>{texts.answers(answers, asked)}</span>
      <time dateTime={at}>
        {amsterdamTime(at)} ({texts.age(ageDays)})
      </time>
    </>
  )
}
