/** The texts of the home page, newest first, each with where it stands and what can be done with it. */
import { Button, SegmentedControl, Skeleton, Text, Title } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { moveTo } from '../../owner-kit/address.ts'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { useHomepageChanges, useHomepageTexts, type HomepageTextData } from './homepage-data.ts'
import { homepageAdminTexts as texts, stateLabels } from './homepage.nl.ts'

const EXCERPT = 160

const show = (parameters: Record<string, string | undefined>) => moveTo({ tab: 'inhoud', ...parameters })

export function HomepageList({ deleted }: { deleted: boolean }) {
  return (
    <section aria-labelledby="homepage-heading">
      <div className="wrap head">
        <Title order={2} id="homepage-heading">
          {texts.heading}
        </Title>
        <Button onClick={() => show({ tekst: 'nieuw' })}>{texts.add}</Button>
      </div>
      <Text c="dimmed" mb="md">
        {texts.lead}
      </Text>
      <SegmentedControl
        aria-label={texts.filter}
        mb="md"
        className="homepage-filter"
        value={deleted ? 'verwijderd' : ''}
        onChange={(value) => show({ toon: value === '' ? undefined : value })}
        data={[
          { value: '', label: texts.present },
          { value: 'verwijderd', label: texts.deleted },
        ]}
      />
      <Texts deleted={deleted} />
    </section>
  )
}

function Texts({ deleted }: { deleted: boolean }) {
  const query = useHomepageTexts(deleted)
  const changes = useHomepageChanges()
  if (query.isError && !query.data) return <LoadFailed sentence={texts.loadFailed.message} onRetry={() => void query.refetch()} />
  if (!query.data) {
    return (
      <div role="status">
        <span className="admin-hidden">{texts.loading}</span>
        <Skeleton height={120} mb="sm" />
        <Skeleton height={120} />
      </div>
    )
  }
  const listed = query.data.pages.flatMap((page) => page.texts)
  if (listed.length === 0) return <Text>{deleted ? texts.noneDeleted : texts.none}</Text>
  const nothingShown = !deleted && !query.hasNextPage && !listed.some(({ state }) => state === 'shown')
  return (
    <>
      {nothingShown && <Text mb="md">{texts.nothingShown}</Text>}
      <ul className="homepage-list" aria-label={texts.list}>
        {listed.map((text) => (
          <Item key={text.id} text={text} changes={changes} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="default" aria-disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? texts.loading : texts.more}
        </Button>
      )}
    </>
  )
}

function excerptOf(content: string): string {
  const line = content.replace(/\s+/g, ' ')
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).trimEnd()}…` : line
}

function Moment({ label, iso }: { label: string; iso: string | null }) {
  if (iso === null) return null
  return (
    <span>
      {label} <time dateTime={iso}>{amsterdamTime(iso)}</time>
    </span>
  )
}

function Item({ text, changes }: { text: HomepageTextData; changes: ReturnType<typeof useHomepageChanges> }) {
  const excerpt = excerptOf(text.content)
  return (
    <li className="homepage-item" data-state={text.state}>
      <div className="homepage-facts">
        <span className="homepage-state" data-state={text.state}>
          {stateLabels[text.state]}
        </span>
        <Moment label={texts.from} iso={text.startsAt} />
        <Moment label={texts.until} iso={text.endsAt} />
        <Moment label={texts.written} iso={text.createdAt} />
      </div>
      <p>{excerpt}</p>
      <Actions text={text} excerpt={excerpt.slice(0, 40)} changes={changes} />
    </li>
  )
}

interface ActionsProps {
  text: HomepageTextData
  excerpt: string
  changes: ReturnType<typeof useHomepageChanges>
}

function Actions({ text, excerpt, changes: { busy, restore, remove, switchTo } }: ActionsProps) {
  const button = (label: string, onClick: () => void) => (
    <Button variant="default" aria-label={texts.of(label, excerpt)} aria-disabled={busy} onClick={() => !busy && onClick()}>
      {label}
    </Button>
  )
  if (text.state === 'deleted') return <div className="wrap">{button(texts.putBack, () => restore.mutate(text.id))}</div>
  return (
    <div className="wrap">
      {button(texts.edit, () => show({ tekst: text.id }))}
      {button(text.isActive ? texts.switchOff : texts.switchOn, () => switchTo.mutate({ text, on: !text.isActive }))}
      {button(texts.delete, () => remove.mutate(text.id))}
    </div>
  )
}
