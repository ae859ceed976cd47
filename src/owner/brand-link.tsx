/** The way back to the public site. */
import { siteName } from '../platform/site-name.ts'
import { MarkIcon } from '../ui/icons/icons.tsx'
import { adminTexts } from './admin.nl.ts'

export function BrandLink() {
  return (
    <a className="brand-link" href="/">
      <MarkIcon />
      {siteName()}
      <span className="admin-hidden"> ({adminTexts.toSite})</span>
    </a>
  )
}
