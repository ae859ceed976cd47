/** The reviews: the mean, each review with its service and date, and how a review comes to stand here. */
import './reviews.css'
import { StarIcon } from '../ui/icons/icons.tsx'
import type { RatingSummary } from '../frame/site-info.ts'
import type { Review } from './review.ts'
import { reviewTexts } from './reviews.nl.ts'
import { HeadingText } from '../ui/heading-text.tsx'

const FIVE = [1, 2, 3, 4, 5] as const

function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars">
      <span className="visually-hidden">{reviewTexts.stars(rating)}</span>
      {FIVE.map((star) => (
        <StarIcon key={star} className={star <= rating ? 'star' : 'star star-empty'} />
      ))}
    </span>
  )
}

function Average({ rating }: { rating: RatingSummary }) {
  return (
    <p className="review-average">
      <strong>{reviewTexts.average(rating.score)}</strong>
      <span>{reviewTexts.averageFrom(rating.count)}</span>
    </p>
  )
}

function Source({ review }: { review: Review }) {
  if (review.sourceUrl === undefined) return review.source
  return (
    <a href={review.sourceUrl} rel="noopener nofollow">
      {review.source}
    </a>
  )
}

export function ReviewTable({ reviews }: { reviews: readonly Review[] }) {
  const { columns } = reviewTexts
  return (
    <table className="review-table">
      <caption className="visually-hidden">{reviewTexts.table}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reviews.map((review) => (
          <tr key={review.id}>
            <th scope="row">
              {review.name}
              {review.isSample && <span className="tag">{reviewTexts.sample}</span>}
            </th>
            <td>
              <Stars rating={review.rating} />
            </td>
            <td>{review.dateText}</td>
            <td data-label={columns.service}>
              {review.service}
              {review.notaryName && <small className="review-about">{reviewTexts.about(review.notaryName)}</small>}
            </td>
            <td className="review-comment">
              {review.comment}
              {review.source && (
                <small>
                  {reviewTexts.source} <Source review={review} />
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Reviews of this site and of offices are never one number or one list. */
function ReviewGroups({ reviews, rating }: Pick<ReviewsPageProps, 'reviews' | 'rating'>) {
  const groups = [
    { id: 'deze-site', title: reviewTexts.ofSite, list: reviews.filter(({ isAboutOffice }) => !isAboutOffice), note: rating ? undefined : reviewTexts.tooFew },
    { id: 'kantoren', title: reviewTexts.ofOffices, list: reviews.filter(({ isAboutOffice }) => isAboutOffice), note: reviewTexts.officeMeans },
  ]
  return groups.map(
    ({ id, title, list, note }) =>
      list.length > 0 && (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ReviewTable reviews={list} />
          {note && <p>{note}</p>}
        </section>
      ),
  )
}

interface ReviewsPageProps {
  reviews: readonly Review[]
  rating: RatingSummary | undefined
  demo: boolean
  /** How the owner checks that reviews are real; undefined: not said. */
  checks: string | undefined
}

export function ReviewsPage({ reviews, rating, demo, checks }: ReviewsPageProps) {
  return (
    <div className="wrap reviews-page">
      <header>
        <h1>
          <HeadingText text={reviewTexts.title} />
        </h1>
        {rating && <Average rating={rating} />}
        <p className="lead">{reviewTexts.intro}</p>
        {demo && <p className="notice">{reviewTexts.sampleIntro}</p>}
      </header>
      {reviews.length > 0 ? (
        <ReviewGroups reviews={reviews} rating={rating} />
      ) : (
        <div className="notice">
          <p>
            <strong>{reviewTexts.none}</strong> {reviewTexts.noneWhy}
          </p>
        </div>
      )}
      <section aria-labelledby="hoe">
        <h2 id="hoe">{reviewTexts.howTitle}</h2>
        <ul className="plain-steps">
          {checks && <li>{checks}</li>}
          {reviewTexts.how.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="ways-on">
          <a className="button button-primary" href="/notaries">
            {reviewTexts.compare}
          </a>
          <a className="button button-action-quiet" href="/contact">
            {reviewTexts.contact}
          </a>
        </p>
      </section>
    </div>
  )
}
