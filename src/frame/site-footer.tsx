/** Footer: articles, contact with its costs, who we are and how we earn. */
import type { SiteInfo } from './site-info.ts'
import { siteName } from '../platform/site-name.ts'
import { telephoneHref } from '../platform/telephone-href.ts'
import { ownersWordsIn, siteTextsIn } from './languages.ts'
import { OwnWords } from './own-words.tsx'

export type ContactDetails = Pick<SiteInfo, 'lang' | 'phone' | 'email' | 'phoneTerms' | 'answerTime'>

export function ContactLines({ site: { lang, phone, email, phoneTerms, answerTime } }: { site: ContactDetails }) {
  const inEnglish = ownersWordsIn(lang)
  return (
    <ul>
      <li>
        <a href={telephoneHref(phone)}>{phone}</a>
        {phoneTerms && (
          <>
            <br />
            <OwnWords text={phoneTerms} inEnglish={inEnglish} />
          </>
        )}
      </li>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
        {answerTime && (
          <>
            <br />
            <OwnWords text={answerTime} inEnglish={inEnglish} />
          </>
        )}
      </li>
    </ul>
  )
}

function Company({ site }: { site: SiteInfo }) {
  const texts = siteTextsIn(site.lang)
  if (!site.company) return <p>{texts.companyUnknown}</p>
  const { legalName, address, kvk, vatId } = site.company
  return (
    <address>
      {legalName}
      <br />
      {address}
      <br />
      {texts.kvk} {kvk}
      <br />
      {texts.vat} {vatId}
    </address>
  )
}

function ReviewSites({ site: { lang, reviewSites: sites } }: { site: SiteInfo }) {
  if (sites.length === 0) return null
  return (
    <>
      <h3>{siteTextsIn(lang).reviewSites}</h3>
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
  const texts = siteTextsIn(site.lang)
  return (
    <footer className="site-footer">
      <p className="footer-print">
        {siteName()} · {site.address}
      </p>
      <div className="wrap">
        <div className="columns">
          <nav aria-labelledby="voet-artikelen">
            <h2 id="voet-artikelen">{texts.articles}</h2>
            <ul>
              {site.navigation.footer.map(({ href, label, lang }) => (
                <li key={href}>
                  <a href={href} hrefLang={lang} lang={lang === 'en' ? lang : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="voet-contact" id="contactgegevens">
            <h2 id="voet-contact">{texts.contact}</h2>
            <ContactLines site={site} />
            <ReviewSites site={site} />
          </section>
          <section aria-labelledby="voet-bedrijf">
            <h2 id="voet-bedrijf">{siteName()}</h2>
            <Company site={site} />
          </section>
        </div>
        <p className="fine-print">
          {texts.notANotary} {texts.moneyModel}
        </p>
      </div>
    </footer>
  )
}
