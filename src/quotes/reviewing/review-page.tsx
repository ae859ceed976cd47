/** The form of a review after a request, and how it stands once it was given. */
import '../../ui/styles/form.css'
import '../quotes.css'
import type { GivenStanding } from '../../reviews/read-given-reviews.ts'
import { Field, TextField, OutcomeBox } from '../../ui/form-parts.tsx'
import { reviewAddress } from '../own-address.ts'
import { reviewLimits, type ReviewField, type ReviewFormFault } from './read-review-form.ts'
import { disagree, refusalTexts, reviewFaultSentence, reviewTexts as texts, standingTexts } from './reviewing.nl.ts'
import type { ReviewAnswer, ReviewView } from './view-review-page.ts'

export type ShownReview = Exclude<ReviewAnswer, { moveTo: string }>

const STARS = [5, 4, 3, 2, 1] as const

export function reviewTitle(answer: ShownReview): string {
  if ('view' in answer) return texts.titleFor(answer.view.office)
  return answer.gone === 'withdrawn' ? texts.withdrawnTitle : texts.goneTitle
}

export function ReviewPageBody({ answer }: { answer: ShownReview }) {
  return (
    <div className="wrap quote-page">
      <h1>{reviewTitle(answer)}</h1>
      {'view' in answer ? <Reviewing view={answer.view} /> : <Gone gone={answer.gone} />}
    </div>
  )
}

function Gone({ gone }: { gone: 'withdrawn' | 'unknown' }) {
  return (
    <>
      <p className="quote-lead">{gone === 'withdrawn' ? texts.withdrawnText : texts.goneText}</p>
      <p>
        <a className="button button-primary" href="/">
          {texts.home}
        </a>
      </p>
    </>
  )
}

const Reviewing = ({ view }: { view: ReviewView }) => (view.standing.length > 0 ? <Given view={view} /> : <ReviewForm view={view} />)

const idOf = (name: ReviewField): string => `beoordeling-${name}`

function ReviewForm({ view }: { view: ReviewView }) {
  const { link, office, deed, typed, faults, failed } = view
  const faultOf = (name: ReviewField) => faults[name] && reviewFaultSentence(name, faults[name])
  const lines = (Object.entries(faults) as [ReviewField, ReviewFormFault][]).map(([name, fault]) => ({
    id: idOf(name),
    sentence: reviewFaultSentence(name, fault),
  }))
  const words = (name: 'tekst' | 'tekst-site', label: string, note?: string) => (
    <Field id={idOf(name)} label={label} note={note} fault={faultOf(name)}>
      {(attributes) => <textarea {...attributes} name={name} rows={5} maxLength={reviewLimits.comment} defaultValue={typed[name]} />}
    </Field>
  )
  return (
    <form className="contact-form" method="post" action={reviewAddress(link)} noValidate>
      {(lines.length > 0 || failed) && <OutcomeBox outcome="wrong" title={texts.wrongTitle} text={failed ? texts.failedText : ''} faults={lines} />}
      <p>{texts.lead}</p>
      <div className="quote-choices">
        {faults.geholpen && <p className="contact-fault">{faultOf('geholpen')}</p>}
        <label>
          <input
            id={idOf('geholpen')}
            type="checkbox"
            name="geholpen"
            value="ja"
            defaultChecked={typed['geholpen'] === 'ja'}
            aria-invalid={faults.geholpen ? true : undefined}
          />
          {texts.helped(office, deed)}
        </label>
      </div>
      <Stars name="sterren" legend={texts.stars(office)} typed={typed['sterren']} fault={faultOf('sterren')} />
      {words('tekst', texts.text, texts.textNote)}
      <details className="quote-add" open={faults['sterren-site'] !== undefined || faults['tekst-site'] !== undefined || Boolean(typed['tekst-site'])}>
        <summary>{texts.site}</summary>
        <Stars name="sterren-site" legend={texts.starsSite} typed={typed['sterren-site']} fault={faultOf('sterren-site')} />
        {words('tekst-site', texts.textSite)}
      </details>
      <TextField
        id={idOf('naam')}
        name="naam"
        label={texts.name}
        note={texts.nameNote}
        fault={faultOf('naam')}
        maxLength={reviewLimits.name}
        defaultValue={typed['naam']}
        autoComplete="given-name"
      />
      <button className="button button-action">{texts.send}</button>
    </form>
  )
}

interface StarsProps {
  name: 'sterren' | 'sterren-site'
  legend: string
  typed: string | undefined
  fault: string | undefined
}

function Stars({ name, legend, typed, fault }: StarsProps) {
  return (
    <fieldset className="quote-choices" id={idOf(name)} tabIndex={-1}>
      <legend>{legend}</legend>
      {fault && <p className="contact-fault">{fault}</p>}
      {STARS.map((count) => (
        <label key={count}>
          <input type="radio" name={name} value={count} defaultChecked={typed === String(count)} />
          {texts.star(count)}
        </label>
      ))}
    </fieldset>
  )
}

function Given({ view: { link, office, standing } }: { view: ReviewView }) {
  return (
    <>
      <p className="quote-lead" role="status">
        {texts.given}.
      </p>
      {standing.map((review) => (
        <GivenReview key={review.id} review={review} office={office} />
      ))}
      <details className="quote-erase">
        <summary>{texts.withdraw}</summary>
        <p>{texts.withdrawLead}</p>
        <form method="post" action={reviewAddress(link)}>
          <button className="button button-quiet" name="doe" value="weg">
            {texts.withdrawSure}
          </button>
        </form>
      </details>
    </>
  )
}

function GivenReview({ review: { isAboutOffice, rating, comment, state, refusalReason }, office }: { review: GivenStanding; office: string }) {
  return (
    <section className="quote-part">
      <h2>{isAboutOffice ? texts.aboutOffice(office) : texts.aboutSite}</h2>
      <p>
        {texts.star(rating)}. {comment}
      </p>
      <p>
        <strong>{standingTexts[state]}</strong>
        {state === 'geweigerd' && refusalReason !== '' && ` ${refusalTexts[refusalReason]} ${disagree}`}
      </p>
    </section>
  )
}
