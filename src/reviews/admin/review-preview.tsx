/** The review as a visitor of the page would see it, from what stands in the form. */
import { Text, Title } from '@mantine/core'
import { formatDay } from '../../figures/figure-tokens.ts'
import { GIVEN, type ReviewDraft } from '../review-draft.ts'
import type { Review } from '../review.ts'
import { mailSource, REQUEST_SOURCE } from '../reviews.nl.ts'
import { ReviewTable } from '../reviews-page.tsx'
import type { NotaryName } from './review-fields.tsx'
import { editTexts } from './reviews-admin.nl.ts'

function reviewOf(draft: ReviewDraft, notaries: readonly NotaryName[]): Review {
  const bySite = draft.sourceKind === 'site' && draft.sourceName !== ''
  const byMail = draft.sourceKind === 'mail' && draft.sourceDay !== ''
  const given = draft.sourceKind === GIVEN ? REQUEST_SOURCE : undefined
  return {
    id: 'voorbeeld',
    name: draft.name,
    rating: draft.rating,
    dateText: draft.day === '' ? '' : formatDay(draft.day),
    comment: draft.comment,
    service: draft.service,
    source: given ?? (bySite ? draft.sourceName : byMail ? mailSource(formatDay(draft.sourceDay)) : undefined),
    sourceUrl: bySite && draft.sourceUrl.startsWith('https://') ? draft.sourceUrl : undefined,
    notaryName: notaries.find(({ id }) => id === draft.notaryId)?.name,
    isAboutOffice: draft.notaryId !== '',
    isSample: false,
  }
}

export function ReviewPreview({ draft, notaries }: { draft: ReviewDraft; notaries: readonly NotaryName[] }) {
  return (
    <section className="content-preview" aria-labelledby="preview-heading">
      <Title order={3} id="preview-heading" size="h4">
        {editTexts.preview}
      </Title>
      <Text size="sm" c="dimmed">
        {editTexts.previewNote}
      </Text>
      {/* Its links lead away from what is being typed. */}
      <div className="review-preview" inert>
        <ReviewTable reviews={[reviewOf(draft, notaries)]} />
      </div>
    </section>
  )
}
