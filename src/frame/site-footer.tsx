/** Footer: articles, contact with its costs, who we are and how we earn. */
import type { SiteInfo } from './site-info.ts'
import { productName } from '../platform/product.ts'
import { telephoneHref } from '../platform/telephone-href.ts'
import { siteTexts } from './site.nl.ts'

export type ContactDetails = Pick<SiteInfo, 'phone' | 'email' | 'phoneTerms' | 'answerTime'>

export function ContactLines({ site: { phone, email, phoneTerms, answerTime } }: { site: ContactDetails }) {
  return (
    <ul>
      <li>
        <a href={telephoneHref(phone)}>{phone}</a>
        {phoneTerms && (
          <>
            <br />
            {phoneTerms}
          </>
        )}
      </li>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
        {answerTime && (
          <>
            <br />
            {answerTime}
          </>
        )}
      </li>
    </ul>
  )
}

function Company({ site }: { site: SiteInfo }) {
  if (!site.company) return <p>{siteTexts.companyUnknown}</p>
  const { legalName, address, kvk, vatId } = site.company
  return (
    <address>
      {legalName}
      <br />
      {address}
      <br />
      {siteTexts.kvk} {kvk}
      <br />
      {siteTexts.vat} {vatId}
    </address>
  )
}

function ReviewSites({ sites }: { sites: SiteInfo['reviewSites'] }) {
  if (sites.length === 0) return null
  return (
    <>
      <h3>{siteTexts.reviewSites}</h3>
      <ul>
        {sites.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

export function SiteFooter({ site }: { site: SiteInfo }) {
  return (
    <footer className="site-footer" lang="nl">
      <p className="footer-print">
        {productName} · {site.address}
      </p>
      <div className="wrap">
        <div className="columns">
          <nav aria-labelledby="voet-artikelen">
            <h2 id="voet-artikelen">{siteTexts.articles}</h2>
            <ul>
              {site.navigation.footer.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="voet-contact" id="contactgegevens">
            <h2 id="voet-contact">{siteTexts.contact}</h2>
            <ContactLines site={site} />
            <ReviewSites sites={site.reviewSites} />
          </section>
          <section aria-labelledby="voet-bedrijf">
            <h2 id="voet-bedrijf">{productName}</h2>
            <Company site={site} />
          </section>
        </div>
        <p className="fine-print">
          {siteTexts.notANotary} {siteTexts.moneyModel}
        </p>
      </div>
    </footer>
  )
}
