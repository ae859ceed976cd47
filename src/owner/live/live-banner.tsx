/** A quiet line over the owner's area while the site is live and something is no longer in order. */
import { useQuery } from '@tanstack/react-query'
import { liveKey, readLive } from './live-data.ts'
import { liveTexts } from './live.nl.ts'
import { FieldLink } from './field-link.tsx'

/** Without an answer there is no banner: the tab itself says that it could not be loaded. */
export function LiveBanner() {
  const { data } = useQuery({ queryKey: liveKey, queryFn: readLive })
  const broken = data?.items.filter(({ ok, required }) => required && !ok).length ?? 0
  if (data?.mode !== 'live' || broken === 0) return null
  return (
    <aside className="content-note" data-tone="warn" aria-label={liveTexts.bannerLink}>
      {liveTexts.banner(broken)} <FieldLink target={{ parameters: { tab: 'livegang' }, selector: '#live-heading' }}>{liveTexts.bannerLink}</FieldLink>
    </aside>
  )
}
