/** The list of notaries with its filters. */
import { useState } from 'react'
import { Button, Group, NativeSelect, Skeleton, Text, TextInput, Title, UnstyledButton } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
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
  const { query, clear, showPage, open } = useNotaryAddress()
  const page = useNotaryPage(query)
  const { data } = page
  if (!data) {
    if (page.isError && !page.isFetching) return <LoadFailed sentence={listTexts.failed.message} onRetry={() => void page.refetch()} />
    return <Waiting />
  }
  const { na, ...filters } = query
  const isFiltered = Object.keys(filters).length > 0
  const { next } = data
  return (
    <>
      <Group justify="space-between" my="sm">
        <Text role="status">{listTexts.found(data.found)}</Text>
        {isFiltered && (
          <Button variant="default" onClick={clear}>
            {listTexts.clear}
          </Button>
        )}
      </Group>
      {data.notaries.length === 0 ? (
        <Empty state={query['staat']} isFiltered={isFiltered} />
      ) : (
        <ul className="rows" aria-label={listTexts.list} aria-busy={page.isPlaceholderData}>
          {data.notaries.map((notary) => (
            <li key={notary.id}>
              <Line notary={notary} onOpen={() => open(notary.id)} />
            </li>
          ))}
        </ul>
      )}
      {(na !== undefined || next !== null) && (
        <Group mt="sm">
          {na !== undefined && (
            <Button variant="default" onClick={() => showPage(undefined)}>
              {listTexts.first}
            </Button>
          )}
          {next !== null && (
            <Button variant="default" onClick={() => showPage(next)}>
              {listTexts.next}
            </Button>
          )}
        </Group>
      )}
    </>
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="admin-hidden">{listTexts.loading}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={72} mt="sm" />
      ))}
    </div>
  )
}

function Empty({ state, isFiltered }: { state: string | undefined; isFiltered: boolean }) {
  if (state === 'verwijderd') return <Text>{listTexts.noneDeleted}</Text>
  if (isFiltered) return <Text>{listTexts.noneFound}</Text>
  return (
    <Text>
      <strong>{listTexts.none}</strong> {listTexts.noneLead}
    </Text>
  )
}

function Line({ notary, onOpen }: { notary: NotaryLine; onOpen: () => void }) {
  const price = notary.lowestCents === undefined ? listTexts.noPrices : listTexts.from(formatEuros(notary.lowestCents))
  return (
    <UnstyledButton className="row" onClick={onOpen}>
      <span className="row-name">{notary.name}</span>
      <span className="badges">
        {notary.isSample && <span className="badge">{listTexts.sample}</span>}
        <span className="badge" data-state={notary.deletedAt === null ? notary.state : 'verwijderd'}>
          {stateNames[notary.deletedAt === null ? notary.state : 'verwijderd']}
        </span>
      </span>
      <span className="row-facts">
        {notary.location}, {price}
        {notary.relation !== 'geen' && `, ${relationNames[notary.relation].toLowerCase()}`}
      </span>
      {notary.stalePrices > 0 && <span className="content-warning">{listTexts.stale(notary.stalePrices)}</span>}
      <span className="row-facts">{listTexts.saved(amsterdamTime(notary.updatedAt))}</span>
    </UnstyledButton>
  )
}
