/** The list of the records of a kind, a page at a time: loading, failed, empty and full, with the way to the next page. */
import type { ComponentType } from 'react'
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core'
import { recordTexts } from './kit.nl.ts'
import { Loaded } from './loaded.tsx'
import { Pager } from './pager.tsx'
import { useMay } from './role.tsx'
import { Rows } from './rows.tsx'
import type { RecordAddress } from './use-record-address.ts'

interface RecordListProps<Line> {
  address: Pick<RecordAddress<never>, 'clear' | 'showPage' | 'open'> & { query: Readonly<Record<string, string | undefined>> }
  page: { isError: boolean; isFetching: boolean; isPlaceholderData: boolean; error: Error | null; refetch: () => unknown }
  /** Undefined while nothing was loaded. */
  lines: readonly Line[] | undefined
  next: string | null | undefined
  /** How many there are in all, in words. */
  found?: string | undefined
  texts: { list: string; none: string; noneLead?: string; noneFound?: string; noneDeleted?: string; failed: { message: string } }
  /** What stands in a row. */
  Row: ComponentType<{ line: Line }>
  /** What can be done with it without opening it. */
  Actions?: ComponentType<{ line: Line }>
}

export function RecordList<Line extends { id: string }>({ lines, ...rest }: RecordListProps<Line>) {
  return (
    <Loaded query={{ ...rest.page, data: lines }} failed={rest.texts.failed.message} waiting={<Waiting />}>
      {(loaded) => <Listed {...rest} lines={loaded} />}
    </Loaded>
  )
}

function Listed<Line extends { id: string }>({ address, page, lines, next, found, texts, Row, Actions }: RecordListProps<Line> & { lines: readonly Line[] }) {
  const { na, ...filters } = address.query
  const isFiltered = Object.keys(filters).length > 0
  const mayEdit = useMay('editor')
  return (
    <>
      <Group justify={found === undefined ? 'flex-end' : 'space-between'} my="sm">
        {found !== undefined && <Text role="status">{found}</Text>}
        {isFiltered && (
          <Button variant="default" onClick={address.clear}>
            {recordTexts.clear}
          </Button>
        )}
      </Group>
      {lines.length === 0 ? (
        <Empty texts={texts} isDeleted={filters['staat'] === 'verwijderd'} isFiltered={isFiltered} />
      ) : (
        <Rows lines={lines} label={texts.list} busy={page.isPlaceholderData} onOpen={address.open} Row={Row} Actions={mayEdit ? Actions : undefined} />
      )}
      <Pager
        backTo="first"
        onBack={na === undefined ? undefined : () => address.showPage(undefined)}
        onNext={next ? () => address.showPage(next) : undefined}
      />
    </>
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="admin-hidden">{recordTexts.loading}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={72} mt="sm" />
      ))}
    </div>
  )
}

function Empty({ texts, isDeleted, isFiltered }: Pick<RecordListProps<never>, 'texts'> & { isDeleted: boolean; isFiltered: boolean }) {
  if (isDeleted) return <Text>{texts.noneDeleted}</Text>
  if (isFiltered) return <Text>{texts.noneFound}</Text>
  return (
    <Text>
      <strong>{texts.none}</strong> {texts.noneLead}
    </Text>
  )
}

const tones: Readonly<Record<string, 'good' | 'bad'>> = {
  zichtbaar: 'good',
  geplaatst: 'good',
  shown: 'good',
  published: 'good',
  geweigerd: 'bad',
  verwijderd: 'bad',
  deleted: 'bad',
}

export const StateBadge = ({ state, name }: { state: string; name: string }) => (
  <Badge variant="default" data-tone={tones[state]}>
    {name}
  </Badge>
)

/** Whether it is a sample, and its state. */
export const RecordBadges = ({ isSample, state, name }: { isSample: boolean; state: string; name: string }) => (
  <span className="badges">
    {isSample && <Badge variant="default">{recordTexts.sample}</Badge>}
    <StateBadge state={state} name={name} />
  </span>
)
