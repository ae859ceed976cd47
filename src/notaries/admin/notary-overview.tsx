/** The list of notaries with its filters. */
import { useState } from 'react'
import { Button, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { RecordBadges, RecordList } from '../../owner-kit/record-list.tsx'
import { formatEuros } from '../../platform/number-format.ts'
import { deeds } from '../../deeds/deed.ts'
import { notaryStates } from '../notary-draft.ts'
import { ImportCard } from './import-card.tsx'
import { listTexts, relationNames, stateNames } from './notaries-admin.nl.ts'
import { NEW_NOTARY, useNotaryAddress } from './notary-address.ts'
import { useNotaryPage, type NotaryLine } from './notary-data.ts'

const TYPING_MS = 250

export function NotaryOverview() {
  const { open } = useNotaryAddress()
  return (
    <section aria-labelledby="notaries-heading">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="notaries-heading">
          {listTexts.heading}
        </Title>
        <Button onClick={() => open(NEW_NOTARY)}>{listTexts.add}</Button>
      </Group>
      <Text c="dimmed" mb="md">
        {listTexts.lead}
      </Text>
      <Filters />
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
      <NativeSelect
        size="md"
        label={listTexts.state}
        value={query['staat'] ?? ''}
        onChange={(event) => filter('staat', event.currentTarget.value)}
        data={[
          { value: '', label: listTexts.anyState },
          ...notaryStates.map((value) => ({ value, label: stateNames[value] })),
          { value: 'verwijderd', label: stateNames.verwijderd },
        ]}
      />
      <TypedFilter label={listTexts.place} placeholder="" value={query['plaats'] ?? ''} onType={(value) => filter('plaats', value)} />
      <NativeSelect
        size="md"
        label={listTexts.specialization}
        value={query['specialisatie'] ?? ''}
        onChange={(event) => filter('specialisatie', event.currentTarget.value)}
        data={[{ value: '', label: listTexts.anySpecialization }, ...deeds.map(({ label }) => label)]}
      />
    </div>
  )
}

function TypedFilter({ label, placeholder, value, onType }: { label: string; placeholder: string; value: string; onType: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const tell = useDebouncedCallback(onType, TYPING_MS)
  // The address changed by another way than this field: back, forward, or the button that clears.
  if (known !== value) {
    setKnown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      type="search"
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        tell(event.currentTarget.value.trim())
      }}
    />
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
      <span className="row-facts">{listTexts.saved(amsterdamTime(notary.updatedAt))}</span>
    </>
  )
}
