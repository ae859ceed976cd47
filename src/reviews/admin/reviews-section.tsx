/** The part Beoordelingen of the tab Inhoud: the list, or the form for one. */
import { NEW_REVIEW, useReviewAddress } from './review-address.ts'
import { ReviewEditor } from './review-editor.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewOverview } from './review-overview.tsx'
import { SurroundingsContext, type Surroundings } from './surroundings.ts'

/** The part within its surroundings. */
export const ReviewsSection = (surroundings: Surroundings) => (
  <SurroundingsContext value={surroundings}>
    <Reviews />
  </SurroundingsContext>
)

function Reviews() {
  const { chosen, open } = useReviewAddress()
  if (chosen === undefined) return <ReviewOverview />
  if (chosen === NEW_REVIEW) return <ReviewForm key={NEW_REVIEW} stored={undefined} onReload={() => {}} onLeave={() => open(undefined)} />
  return <ReviewEditor key={chosen} id={chosen} onLeave={() => open(undefined)} />
}
