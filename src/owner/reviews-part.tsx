/** The reviews, with what they need to know of the offices and of the site. */
import { useQuery } from '@tanstack/react-query'
import { useNotaryNames } from '../notaries/admin/notary-names.ts'
import { ReviewsSection } from '../reviews/admin/reviews-section.tsx'
import { answerOf } from '../owner-kit/api-call.ts'
import { useMay } from '../owner-kit/role.tsx'
import { settingsCalls } from './owner-calls.ts'
import '../reviews/admin/reviews.css'

export function ReviewsPart() {
  const notaries = useNotaryNames().data ?? []
  const isOwner = useMay('owner')
  const isDemo = useQuery({
    // Only an owner reads the settings.
    enabled: isOwner,
    queryKey: ['settings'],
    queryFn: () => answerOf(settingsCalls.api.admin.settings.$get()),
    select: (settings) => settings.site_mode !== 'live',
  }).data
  return <ReviewsSection notaries={notaries} isDemo={isDemo} />
}
