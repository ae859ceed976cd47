/** The list of reviews with its filters. */
import { Button, Group, Text, Title } from '@mantine/core'
import { ChoiceFilter } from '../../owner-kit/choice-filter.tsx'
import { RecordBadges, RecordList } from '../../owner-kit/record-list.tsx'
import { Only } from '../../owner-kit/role.tsx'
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
        <Only needs="editor">
          <Button onClick={() => open(NEW_REVIEW)}>{listTexts.add}</Button>
        </Only>
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
      <ChoiceFilter
        label={listTexts.state}
        all={listTexts.anyState}
        value={query['staat']}
        choices={[...reviewStates, 'verwijderd']}
        names={stateNames}
        onChoose={(state) => filter('staat', state ?? '')}
      />
      <ChoiceFilter
        label={listTexts.stars}
        all={listTexts.anyStars}
        value={query['sterren']}
        choices={[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: listTexts.starsOf(stars) }))}
        onChoose={(stars) => filter('sterren', stars ?? '')}
      />
      <ChoiceFilter
        label={listTexts.notary}
        all={listTexts.anyNotary}
        value={query['notaris']}
        choices={notaries.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(notary) => filter('notaris', notary ?? '')}
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
      <Text span size="sm" c="dimmed" truncate>
        {review.comment}
      </Text>
      {review.sourceKind === 'onbekend' && !review.isSample && <span className="content-warning">{listTexts.noSource}</span>}
    </>
  )
}
