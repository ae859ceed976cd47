/** The tab Affiliate Redirects: the list with what belongs to it, or the details of the link in the address. */
import { AddCard } from './add-card.tsx'
import { BaseUrlCard } from './base-url-card.tsx'
import { HelpCard } from './help-card.tsx'
import { ImportCard } from './import-card.tsx'
import { LinkDetails } from './link-details.tsx'
import { LinkList } from './link-list.tsx'
import { usePlace } from './place.ts'

export function RedirectsTab() {
  const place = usePlace()
  if (place.link !== undefined) return <LinkDetails key={place.link} id={place.link} place={place} />
  return (
    <div className="stack">
      <BaseUrlCard />
      <AddCard />
      <LinkList place={place} />
      <ImportCard />
      <HelpCard />
    </div>
  )
}
