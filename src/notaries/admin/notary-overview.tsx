/** The list of notaries with its filters. */
import { Button, Group, Text, Title } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { ChoiceFilter } from '../../owner-kit/choice-filter.tsx'
import { RecordBadges, RecordList } from '../../owner-kit/record-list.tsx'
import { Only } from '../../owner-kit/role.tsx'
import { TypedFilter } from '../../owner-kit/typed-filter.tsx'
import { formatEuros } from '../../platform/number-format.ts'
import { deeds } from '../../deeds/deed.ts'
import { notaryStates } from '../notary-draft.ts'
import { ImportCard } from './import-card.tsx'
import { listTexts, relationNames, stateNames } from './notaries-admin.nl.ts'
import { NEW_NOTARY, useNotaryAddress } from './notary-address.ts'
import { useNotaryPage, type NotaryLine } from './notary-data.ts'
import { ShowAll } from './show-all.tsx'

export function NotaryOverview() {
  const { open } = useNotaryAddress()
  return (
    <section aria-labelledby="notaries-heading">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="notaries-heading">
          {listTexts.heading}
        </Title>
        <Only needs="editor">
          <Button onClick={() => open(NEW_NOTARY)}>{listTexts.add}</Button>
        </Only>
      </Group>
      <Text c="dimmed" mb="md">
        {listTexts.lead}
      </Text>
      <Filters />
      <ShowAll />
      <Lines />
      <ImportCard />
    </section>
  )
}

function Filters() {
  const { query, filter } = useNotaryAddress()
  return (
    <div className="fields-row" role="search">
      <TypedFilter label={listTexts.search} placeholder={listTexts.searchNote} value={query['zoek'] ?? ''} onType={(value) => filter('zoek', value)} />
      <ChoiceFilter
        label={listTexts.state}
        all={listTexts.anyState}
        value={query['staat']}
        choices={[...notaryStates, 'verwijderd']}
        names={stateNames}
        onChoose={(state) => filter('staat', state ?? '')}
      />
      <TypedFilter label={listTexts.place} value={query['plaats'] ?? ''} onType={(value) => filter('plaats', value)} />
      <ChoiceFilter
        label={listTexts.specialization}
        all={listTexts.anySpecialization}
        value={query['specialisatie']}
        choices={deeds.map(({ label }) => label)}
        onChoose={(deed) => filter('specialisatie', deed ?? '')}
      />
    </div>
  )
}

function Lines() {
  const address = useNotaryAddress()
  const page = useNotaryPage(address.query)
  const { data } = page
  return (
    <RecordList
      address={address}
      page={page}
      lines={data?.notaries}
      next={data?.next}
      found={data && listTexts.found(data.found)}
      texts={listTexts}
      Row={Line}
    />
  )
}

function Line({ line: notary }: { line: NotaryLine }) {
  const price = notary.lowestCents === undefined ? listTexts.noPrices : listTexts.from(formatEuros(notary.lowestCents))
  const state = notary.deletedAt === null ? notary.state : 'verwijderd'
  return (
    <>
      <span className="row-name">{notary.name}</span>
      <RecordBadges isSample={notary.isSample} state={state} name={stateNames[state]} />
      <span className="row-facts">
        {notary.location}, {price}
        {notary.relation !== 'geen' && `, ${relationNames[notary.relation].toLowerCase()}`}
      </span>
      {notary.stalePrices > 0 && <span className="content-warning">{listTexts.stale(notary.stalePrices)}</span>}
      {notary.isUnseen && <span className="content-warning">{listTexts.unseen}</span>}
      <span className="row-facts">{listTexts.saved(amsterdamTime(notary.updatedAt))}</span>
    </>
  )
}
