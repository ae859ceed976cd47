/** The tab Affiliate Redirects: the list with what belongs to it, or the details of the link in the address. */
import { baseUrlTexts } from './redirects-tab.nl.ts'
import { Only } from '../../owner-kit/role.tsx'
import { AddCard } from './add-card.tsx'
import { BaseUrlCard } from './base-url-card.tsx'
import { HelpCard } from './help-card.tsx'
import { ImportCard } from './import-card.tsx'
import { LinkDetails } from './link-details.tsx'
import { LinkList } from './link-list.tsx'
import { useLinkAddress } from './link-address.ts'
import './redirects.css'

export function RedirectsTab() {
  const address = useLinkAddress()
  if (address.link !== undefined) return <LinkDetails key={address.link} id={address.link} address={address} />
  return (
    <div className="stack">
      <LinkList address={address} />
      {!address.deleted && (
        <Only needs="editor">
          <AddCard address={address} />
        </Only>
      )}
      <Only needs="owner" why={baseUrlTexts.notYours}>
        <BaseUrlCard />
      </Only>
      <ImportCard />
      <HelpCard />
    </div>
  )
}
