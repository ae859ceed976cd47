/** The way to a person, always one click away: phone, mail and the contact form. Opens without a script. */
import type { RefObject } from 'react'
import { OwnWords } from '../../frame/own-words.tsx'
import { telephoneHref } from '../../platform/telephone-href.ts'
import { MailIcon, PhoneIcon } from '../../ui/icons/icons.tsx'
import { asDutch, useChatWords } from './chat-words.ts'

export const PERSON_ANCHOR = 'chat-mens'

interface PersonRouteProps {
  phone: string
  email: string
  /** Tariff and hours. */
  phoneTerms?: string | undefined
  answerTime?: string | undefined
  /** With it the visitor may send the conversation along with a message. */
  sessionId?: string | undefined
  panel?: RefObject<HTMLDetailsElement | null>
}

export function PersonRoute({ phone, email, phoneTerms, answerTime, sessionId, panel }: PersonRouteProps) {
  const { chat: chatTexts, person: personTexts, ownersWords } = useChatWords()
  const callHref = telephoneHref(phone)
  return (
    <div className="chat-person">
      <details ref={panel}>
        <summary>{personTexts.summary}</summary>
        <dl className="chat-ways" id={PERSON_ANCHOR}>
          <div>
            <dt>{personTexts.phone}</dt>
            <dd>
              <a href={callHref}>{phone}</a>
              {phoneTerms && (
                <small>
                  <OwnWords text={phoneTerms} inEnglish={ownersWords} />
                </small>
              )}
            </dd>
          </div>
          <div>
            <dt>{personTexts.mail}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
              {answerTime && (
                <small>
                  <OwnWords text={answerTime} inEnglish={ownersWords} />
                </small>
              )}
            </dd>
          </div>
          <div>
            <dt>{personTexts.form}</dt>
            <dd>
              <ContactWay sessionId={sessionId} />
            </dd>
          </div>
        </dl>
      </details>
      <p className="chat-person-direct">
        <a href={callHref}>
          <PhoneIcon /> {chatTexts.call} {phone}
        </a>
        <a href={`mailto:${email}`}>
          <MailIcon /> {chatTexts.mail}
        </a>
      </p>
    </div>
  )
}

function ContactWay({ sessionId }: { sessionId: string | undefined }) {
  const { lang, person: personTexts } = useChatWords()
  if (!sessionId)
    return (
      <a href="/contact" hrefLang={asDutch({ lang })}>
        {personTexts.formButton}
      </a>
    )
  return (
    <form method="post" action="/contact/vanuit-gesprek">
      <input type="hidden" name="sessionId" value={sessionId} />
      <button className="chat-link">{personTexts.formButton}</button>
      <small>{personTexts.formNote}</small>
    </form>
  )
}
