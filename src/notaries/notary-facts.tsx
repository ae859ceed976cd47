/** The facts of a notary as they stand in the table, the cards and the comparison. */
import { Fragment } from 'react'
import './notary.css'
import { OFFICE_REVIEWS } from '../reviews/review.ts'
import { formatDay } from '../figures/figure-tokens.ts'
import { telephoneHref } from '../platform/telephone-href.ts'
import { contactTexts } from './contact-dialog.nl.ts'
import { deedLabel, formatBestPrice, formatRating, listingTexts, priceRest, priceTerms, priceTexts, relationTexts } from './notaries.nl.ts'
import type { Notary, NotaryPrice } from './notary.ts'

const COMPOUND = /(?<=\p{L}{4})(?=levingscontract\b|akte\b|contract\b|testament\b|kantoor\b|praktijk\b)/u

/** '9,4 van 10' with the number of reviews behind it. */
export function Rating({ notary }: { notary: Pick<Notary, 'rating' | 'reviewCount' | 'reviewSources' | 'ratedOn'> }) {
  if (notary.rating === undefined) return <span className="notary-quiet">{listingTexts.fewReviews(notary.reviewCount)}</span>
  return (
    <>
      <span className="notary-rating">
        <strong>{formatRating(notary.rating)}</strong> {listingTexts.ratingOf}
      </span>{' '}
      <span className="notary-quiet notary-reviews">
        {listingTexts.reviews(notary.reviewCount)}
        {notary.reviewSources.length > 0 && (
          <>
            , <a href={OFFICE_REVIEWS}>{listingTexts.reviewSources(notary.reviewSources)}</a>
            {notary.ratedOn !== undefined && listingTexts.ratedOn(formatDay(notary.ratedOn))}
          </>
        )}
      </span>
    </>
  )
}

/** Long compound words may break where their parts meet, in every browser, with a hyphen that the style sheet draws. */
export function Breakable({ text }: { text: string }) {
  return text.split(COMPOUND).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <span className="seam" />}
      {part}
    </Fragment>
  ))
}

export function WordList({ words }: { words: readonly string[] }) {
  return (
    <ul className="notary-words">
      {words.map((word) => (
        <li key={word}>
          <Breakable text={word} />
        </li>
      ))}
    </ul>
  )
}

interface PriceTagProps {
  price: NotaryPrice | undefined
  nameDeed?: boolean
  sample: boolean
}

/** `sample`: of an invented office, with the words of the demo that would promise a special price. */
export function PriceAmount({ price, sample }: Pick<PriceTagProps, 'price' | 'sample'>) {
  if (!price) return <span className="notary-quiet">{priceTexts.onRequest}</span>
  return (
    <span className="price-amount">
      <strong>€&nbsp;{formatBestPrice(price.amountCents)}</strong> {sample && <span>{priceTexts.via}</span>}
    </span>
  )
}

/** What a price is for, whether btw is in it, what it covers and its date: no price stands without. */
export function PriceWords({ price }: { price: NotaryPrice }) {
  return (
    <>
      <b>{deedLabel(price.deed)}</b>, {priceTerms(price)}. <span className="price-includes">{price.includes} </span>
      {priceRest(price)} {priceTexts.asOf(formatDay(price.asOf))}.
    </>
  )
}

/** Never without btw, what it covers and its date. `nameDeed`: where the page does not already. */
export function PriceTag({ price, nameDeed = true, sample }: PriceTagProps) {
  if (!price) return <PriceAmount price={price} sample={sample} />
  return (
    <div className="notary-price">
      <p>
        <PriceAmount price={price} sample={sample} />
      </p>
      <p>
        {nameDeed && <b>{deedLabel(price.deed)}, </b>}
        {priceTerms(price)}
      </p>
      <p className="notary-quiet">
        {price.includes} {priceRest(price)} {priceTexts.asOf(formatDay(price.asOf))}.
      </p>
    </div>
  )
}

function PhoneLink({ name, phone }: { name: string; phone: string }) {
  return (
    <a className="button button-quiet" href={telephoneHref(phone)}>
      {contactTexts.call} {phone} <span className="visually-hidden">{contactTexts.with(name)}</span>
    </a>
  )
}

/** Only where a message arrives; otherwise the office's telephone. A form of its own, so that it works without JavaScript; the listing opens its dialog instead once it is awake. */
export function ContactButton({ notary }: { notary: Pick<Notary, 'id' | 'name' | 'phone' | 'takesMessages'> }) {
  if (!notary.takesMessages) return notary.phone === undefined ? null : <PhoneLink name={notary.name} phone={notary.phone} />
  return (
    <form className="contact-start" data-dialog="" method="post" action="/notaries/contact">
      <input type="hidden" name="notaris" value={notary.id} />
      <button className="button button-action" data-name={notary.name} data-phone={notary.phone}>
        {contactTexts.start} <span className="visually-hidden">{contactTexts.with(notary.name)}</span>
      </button>
    </form>
  )
}

/** What a visitor must know before reading on: invented, or paid to be here. */
export function NotaryMarks({ notary }: { notary: Pick<Notary, 'isSample' | 'relation'> }) {
  return (
    <>
      {notary.isSample && <span className="tag">{listingTexts.sample}</span>}
      {notary.relation === 'advertentie' && <span className="tag">{relationTexts.mark}</span>}
    </>
  )
}

/** What the office pays us, beside the button that it pays for. */
export const Relation = ({ notary: { relation } }: { notary: Pick<Notary, 'relation'> }) =>
  relation === 'geen' ? relationTexts.none : relationTexts.told[relation]

/** The way to the office itself. */
export function OfficeLinks({ notary }: { notary: Pick<Notary, 'name' | 'website' | 'register' | 'relation'> }) {
  return (
    <>
      {notary.website !== undefined && (
        <p className="notary-office">
          <a href={notary.website} rel={notary.relation === 'geen' ? 'noopener' : 'noopener sponsored'}>
            {listingTexts.website} <span className="visually-hidden">{listingTexts.websiteOf(notary.name)}</span>
          </a>
        </p>
      )}
      {notary.register && (
        <p className="notary-office notary-quiet">
          <a href={notary.register.url} rel="noopener">
            {listingTexts.register}
            <span className="visually-hidden"> {listingTexts.websiteOf(notary.name)}</span>
          </a>
          <br />
          {listingTexts.registerSeen(formatDay(notary.register.day))}
        </p>
      )}
    </>
  )
}

export function OfficeLine({ notary }: { notary: Pick<Notary, 'name' | 'website' | 'register' | 'relation'> }) {
  return (
    <>
      <OfficeLinks notary={notary} />
      <p className="notary-office notary-quiet">
        <Relation notary={notary} />
      </p>
    </>
  )
}
