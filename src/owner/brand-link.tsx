/** The way back to the public site. */
import { productName } from '../platform/product.ts'
import { MarkIcon } from '../ui/icons/icons.tsx'
import { adminTexts } from './admin.nl.ts'

export function BrandLink() {
  return (
    <a className="brand-link" href="/">
      <MarkIcon />
      {productName}
      <span className="admin-hidden"> ({adminTexts.toSite})</span>
    </a>
  )
}
