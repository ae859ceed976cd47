/** The way back to the public site. */
import { siteName } from '../platform/site-name.ts'
import { MarkIcon } from '../ui/icons/icons.tsx'
import { BRAND_PATH } from '../settings/brand/brand-path.ts'
import { adminTexts } from './admin.nl.ts'

/** As the page says it: the icon of its tab. */
function ownMark(): string | undefined {
  const icon = document.querySelector('link[rel="icon"]')?.getAttribute('href')
  return icon?.startsWith(`${BRAND_PATH}/`) ? icon : undefined
}

export function BrandLink() {
  return (
    <a className="brand-link" href="/">
      {ownMark() ? <img src={ownMark()} alt="" width={26} height={26} /> : <MarkIcon />}
      {siteName()}
      <span className="admin-hidden"> ({adminTexts.toSite})</span>
    </a>
  )
}
