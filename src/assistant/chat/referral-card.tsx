/** Offices of the list for a deed and a place, with price, day, rating and why these; all of them; and the request for quotes. */
import { formatEuros } from '../../platform/number-format.ts'
import { asDutch, useChatWords } from './chat-words.ts'
import type { Referral } from '../conversation/answer-extras.ts'

type Office = Referral['offices'][number]

function OfficeRow({ written, office: { name, place, href, priceCents, priceDay, priceTerms, rating, why } }: { written: 'nl' | undefined; office: Office }) {
  const { lang, around: aroundTexts } = useChatWords()
  const facts = [priceDay && aroundTexts.priceOf(priceDay), rating && aroundTexts.rating(rating.value, rating.count)].filter(Boolean).join(' · ')
  return (
    <li>
      <p className="referral-office">
        <a href={href} hrefLang={asDutch({ lang })}>
          {name}
        </a>{' '}
        <span>{place}</span>
      </p>
      <p className="referral-price">{priceCents === null ? aroundTexts.noPrice : <strong>€ {formatEuros(priceCents)}</strong>}</p>
      {priceTerms && (
        <p className="referral-terms" lang={written}>
          {priceTerms}
        </p>
      )}
      <p className="referral-facts">
        {facts}
        {facts && why && ' · '}
        {why && <span lang={written}>{why}</span>}
      </p>
    </li>
  )
}

export function ReferralCard({ referral: { lang: itsLang, deed, place, offices, order, resultsHref, requestHref } }: { referral: Referral }) {
  const { lang, around: aroundTexts } = useChatWords()
  const written = itsLang === 'en' ? undefined : asDutch({ lang })
  return (
    <section className="chat-referral" aria-label={aroundTexts.referral(deed, place)}>
      <h3>{aroundTexts.referral(deed, place)}</h3>
      {offices.length > 0 && (
        <ol>
          {offices.map((office) => (
            <OfficeRow key={office.href} office={office} written={written} />
          ))}
        </ol>
      )}
      <p className="chat-small" lang={written}>
        {order}
      </p>
      <p className="referral-ways">
        {requestHref && (
          <a className="button button-action" href={requestHref} hrefLang={asDutch({ lang })}>
            {aroundTexts.request}
          </a>
        )}
        <a className="button button-quiet" href={resultsHref} hrefLang={asDutch({ lang })}>
          {aroundTexts.allOffices}
        </a>
      </p>
    </section>
  )
}
