/** The list of reviews with its filters. */
import { Button, Group, NativeSelect, Text, Title } from '@mantine/core'
import { RecordBadges, RecordList } from '../../owner-kit/record-list.tsx'
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
  const address = useReviewAddress()
  const page = useReviewPage(address.query)
  return <RecordList address={address} page={page} lines={page.data?.reviews} next={page.data?.next} texts={listTexts} Row={Line} />
}

function Line({ line: review }: { line: ReviewLine }) {
  const state = review.deletedAt === null ? review.state : 'verwijderd'
  return (
    <>
      <span className="row-name">
        {review.name}, {listTexts.starsOf(review.rating)}
      </span>
      <RecordBadges isSample={review.isSample} state={state} name={stateNames[state]} />
      <span className="row-facts">
        {review.dateText}, {review.service}
        {review.refusalReason !== '' && `, ${reasonNames[review.refusalReason].toLowerCase()}`}
      </span>
      <span className="row-facts review-line">{review.comment}</span>
      {review.sourceKind === 'onbekend' && !review.isSample && <span className="content-warning">{listTexts.noSource}</span>}
    </>
  )
}
