/** The list of links with what is done with all of them. */
import { useState } from 'react'
import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { Pager } from '../../owner-kit/pager.tsx'
import { Only } from '../../owner-kit/role.tsx'
import { TypedFilter } from '../../owner-kit/typed-filter.tsx'
import { openAddForm } from './add-card.tsx'
import { LinkTable } from './link-table.tsx'
import { goTo, type LinkAddress } from './link-address.ts'
import { useCheckAll, useLinks, useReconcile, useRefresh } from './redirect-data.ts'
import { actionTexts, linkTexts } from './redirects-tab.nl.ts'

export function LinkList({ address }: { address: LinkAddress }) {
  const { search, deleted, after } = address
  const page = useLinks({ search, deleted, after })
  const refresh = useRefresh()
  const count = page.data?.count
  const heading = count === undefined ? linkTexts.unknownHeading : deleted ? linkTexts.deletedHeading(count) : linkTexts.heading(count)
  return (
    <section className="admin-card" aria-labelledby="links-heading" aria-busy={page.isFetching}>
      <Group justify="space-between">
        <Title order={2} id="links-heading">
          {heading}
        </Title>
        <Group gap="sm">
          {!deleted && (
            <Only needs="editor">
              <Button onClick={() => openAddForm(address)}>{linkTexts.add}</Button>
            </Only>
          )}
          <Button variant="default" onClick={() => void refresh()} aria-disabled={page.isFetching}>
            {page.isFetching && page.data ? linkTexts.loading : linkTexts.refresh}
          </Button>
        </Group>
      </Group>
      <TypedFilter label={linkTexts.search} value={search} onType={(words) => goTo({ deleted, search: words, editing: address.editing }, 'replace')} />
      {deleted && <Text c="dimmed">{linkTexts.deletedHint}</Text>}
      <Body address={address} page={page} />
      <Tools deleted={deleted} />
    </section>
  )
}

function Body({ address, page }: { address: LinkAddress; page: ReturnType<typeof useLinks> }) {
  const waiting = (
    <div role="status">
      <Text>{linkTexts.loading}</Text>
      <Skeleton height={160} mt="sm" aria-hidden />
    </div>
  )
  return (
    <Loaded query={page} failed={actionTexts.loadFailed.message} waiting={waiting}>
      {({ redirects, next }) => (
        <>
          {redirects.length === 0 ? <Empty address={address} /> : <LinkTable links={redirects} />}
          <Pager
            backTo="first"
            onBack={address.after === undefined ? undefined : () => goTo({ ...address, after: undefined })}
            onNext={next === null ? undefined : () => goTo({ ...address, after: next })}
          />
        </>
      )}
    </Loaded>
  )
}

function Empty({ address: { search, after, deleted } }: { address: LinkAddress }) {
  const isFiltered = search !== '' || after !== undefined
  return (
    <div role="status">
      <Text fw={600}>{isFiltered ? linkTexts.noneFound : deleted ? linkTexts.noneDeleted : linkTexts.none}</Text>
      {!isFiltered && !deleted && <Text c="dimmed">{linkTexts.noneHint}</Text>}
    </div>
  )
}

function Tools({ deleted }: { deleted: boolean }) {
  const [progress, setProgress] = useState<{ done: number; left: number }>()
  const checkAll = useCheckAll(setProgress)
  const reconcile = useReconcile()
  if (deleted) {
    return (
      <Group>
        <Button variant="default" onClick={() => goTo({})}>
          {linkTexts.showAll}
        </Button>
      </Group>
    )
  }
  return (
    <Group gap="sm">
      <Only needs="editor">
        <Button variant="default" aria-disabled={checkAll.isPending} onClick={() => !checkAll.isPending && checkAll.mutate()}>
          {linkTexts.checkAll}
        </Button>
      </Only>
      <Button variant="default" aria-disabled={reconcile.isPending} onClick={() => !reconcile.isPending && reconcile.mutate()}>
        {linkTexts.reconcile}
      </Button>
      <Button variant="default" onClick={() => goTo({ deleted: true })}>
        {linkTexts.showDeleted}
      </Button>
      <Text role="status" size="sm" c="dimmed">
        {checkAll.isPending && (progress ? linkTexts.checking(progress.done, progress.left) : linkTexts.loading)}
      </Text>
    </Group>
  )
}
