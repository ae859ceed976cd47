/** The two ways to a notary: the form, or the telephone. */
import { PhoneIcon } from '../ui/icons/icons.tsx'
import { siteName } from '../platform/site-name.ts'
import { telephoneHref } from '../platform/telephone-href.ts'
import { contactTexts } from './contact-dialog.nl.ts'
import { listingTexts } from './notaries.nl.ts'

interface ContactChoicesProps {
  /** Absent in the dialog: the browser fills in which one. */
  notary?: { id: string; phone: string | undefined; takesMessages: boolean }
  platformPhone: string
  phoneTerms: string | undefined
}

export function ContactChoices({ notary, platformPhone, phoneTerms }: ContactChoicesProps) {
  return (
    <div className="contact-choices">
      {notary?.takesMessages !== false && (
        <form className="contact-open-form" method="post" action="/notaries/contact">
          <input type="hidden" name="notaris" value={notary?.id ?? ''} />
          <input type="hidden" name="stap" value="formulier" />
          <button className="button button-action">{contactTexts.form}</button>
        </form>
      )}
      <p className="contact-or">{contactTexts.orCall}</p>
      <ul className="contact-phones">
        <li>
          <a href={telephoneHref(platformPhone)}>
            <PhoneIcon />
            <span>
              <b>{platformPhone}</b>
              <small>
                {contactTexts.platformPhone} ({siteName()}){phoneTerms && `, ${phoneTerms}`}
              </small>
            </span>
          </a>
        </li>
        <li data-notary-phone="" hidden={notary !== undefined && notary.phone === undefined}>
          <a href={telephoneHref(notary?.phone ?? '')}>
            <PhoneIcon />
            <span>
              <b>{notary?.phone}</b>
              <small>{contactTexts.notaryPhone}</small>
            </span>
          </a>
        </li>
      </ul>
      <p className="notary-fine">{listingTexts.disclosure}</p>
    </div>
  )
}
