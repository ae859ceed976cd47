/** The list of reviews with its filters. */
import { Button, Group, NativeSelect, Skeleton, Text, Title, UnstyledButton } from '@mantine/core'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { reviewStates } from '../review-draft.ts'
import { NEW_REVIEW, useReviewAddress } from './review-address.ts'
import { useReviewPage, type ReviewLine } from './review-data.ts'
import { listTexts, reasonNames, stateNames } from './reviews-admin.nl.ts'
import { useSurroundings } from './surroundings.ts'

export function ReviewOverview() {
  const { open } = useReviewAddress()
  const { isDemo } = useSurroundings()
  return (
    <section aria-labelledby="reviews-heading">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="reviews-heading">
          {listTexts.heading}
        </Title>
        <Button onClick={() => open(NEW_REVIEW)}>{listTexts.add}</Button>
      </Group>
      <Text c="dimmed">{listTexts.lead}</Text>
      {isDemo === true && (
        <Text mt="xs" className="content-note">
          {listTexts.demo}
        </Text>
      )}
      <Filters />
      <Lines />
    </section>
  )
}

function Filters() {
  const { query, filter } = useReviewAddress()
  const { notaries } = useSurroundings()
  return (
    <div className="fields-row" role="search">
      <NativeSelect
        size="md"
        label={listTexts.state}
        value={query['staat'] ?? ''}
        onChange={(event) => filter('staat', event.currentTarget.value)}
        data={[
          { value: '', label: listTexts.anyState },
          ...reviewStates.map((value) => ({ value, label: stateNames[value] })),
          { value: 'verwijderd', label: stateNames.verwijderd },
        ]}
      />
      <NativeSelect
        size="md"
        label={listTexts.stars}
        value={query['sterren'] ?? ''}
        onChange={(event) => filter('sterren', event.currentTarget.value)}
        data={[{ value: '', label: listTexts.anyStars }, ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: listTexts.starsOf(stars) }))]}
      />
      <NativeSelect
        size="md"
        label={listTexts.notary}
        value={query['notaris'] ?? ''}
        onChange={(event) => filter('notaris', event.currentTarget.value)}
        data={[{ value: '', label: listTexts.anyNotary }, ...notaries.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    </div>
  )
}

function Lines() {
  const { query, clear, showPage, open } = useReviewAddress()
  const page = useReviewPage(query)
  const { data } = page
  if (!data) {
    if (page.isError && !page.isFetching) return <LoadFailed sentence={listTexts.failed.message} onRetry={() => void page.refetch()} />
    return <Skeleton height={216} mt="md" role="status" aria-label={listTexts.loading} />
  }
  const { na, ...filters } = query
  const isFiltered = Object.keys(filters).length > 0
  const { next } = data
  return (
    <>
      <Group justify="flex-end" my="sm">
        {isFiltered && (
          <Button variant="default" onClick={clear}>
            {listTexts.clear}
          </Button>
        )}
      </Group>
      {data.reviews.length === 0 ? (
        <Empty state={query['staat']} isFiltered={isFiltered} />
      ) : (
        <ul className="rows" aria-label={listTexts.list} aria-busy={page.isPlaceholderData}>
          {data.reviews.map((review) => (
            <li key={review.id}>
              <Line review={review} onOpen={() => open(review.id)} />
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

function Empty({ state, isFiltered }: { state: string | undefined; isFiltered: boolean }) {
  if (state === 'verwijderd') return <Text role="status">{listTexts.noneDeleted}</Text>
  if (isFiltered) return <Text role="status">{listTexts.noneFound}</Text>
  return (
    <Text role="status">
      <strong>{listTexts.none}</strong> {listTexts.noneLead}
    </Text>
  )
}

function Line({ review, onOpen }: { review: ReviewLine; onOpen: () => void }) {
  const state = review.deletedAt === null ? review.state : 'verwijderd'
  return (
    <UnstyledButton className="row" onClick={onOpen}>
      <span className="row-name">
        {review.name}, {listTexts.starsOf(review.rating)}
      </span>
      <span className="badges">
        {review.isSample && <span className="badge">{listTexts.sample}</span>}
        <span className="badge" data-state={state}>
          {stateNames[state]}
        </span>
      </span>
      <span className="row-facts">
        {review.dateText}, {review.service}
        {review.refusalReason !== '' && `, ${reasonNames[review.refusalReason].toLowerCase()}`}
      </span>
      <span className="row-facts review-line">{review.comment}</span>
      {review.sourceKind === 'onbekend' && !review.isSample && <span className="content-warning">{listTexts.noSource}</span>}
    </UnstyledButton>
  )
}
