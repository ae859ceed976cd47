/** The two calls to action of a conversation, as real forms: offers by way of a partner, and finding a notary. */
import type { Deed } from '../../deeds/deed.ts'
import { CTA_PATH } from '../../redirects/cta-click.ts'
import { FINDER_PATH } from '../../deeds/combination.ts'
import { quoteAddress } from '../../deeds/quote-address.ts'
import { asDutch, useChatWords } from './chat-words.ts'
import type { Cta } from '../conversation/cta.ts'
import { PERSON_ANCHOR } from './person-panel.tsx'
import { useSeen } from './use-seen.ts'

/** Given as data, since the whole list of deeds is too heavy for a page. */
export type DeedChoice = Pick<Deed, 'slug' | 'label'>

/** The way to the field, which lies out of sight where a call stands in its place. */
function AskOn({ onAskOn }: { onAskOn: (() => void) | undefined }) {
  const { cta: ctaTexts } = useChatWords()
  if (!onAskOn) return null
  return (
    <button type="button" className="chat-quiet chat-ask-on" onClick={onAskOn}>
      {ctaTexts.askOn}
    </button>
  )
}

interface PartnerCtaProps {
  cta: Cta
  deeds: readonly DeedChoice[]
  sessionId: string
  pagePath: string
  /** Called once it was in view. */
  onSeen?: (() => void) | undefined
  /** Brings the field into sight. */
  onAskOn?: (() => void) | undefined
}

export function PartnerCta({ cta, deeds, sessionId, pagePath, onSeen, onAskOn }: PartnerCtaProps) {
  const { cta: ctaTexts, disclosure } = useChatWords()
  const element = useSeen(onSeen)
  const service = deeds.find((deed) => deed.slug === cta.deed)?.label
  const fields = { cta_type: 'chat', destination: 'out', slug: cta.slug, source_page: pagePath, session_id: sessionId, region: cta.region, service }
  return (
    <section className="chat-cta chat-offer" aria-labelledby="chat-offerte" ref={element}>
      <div>
        <h3 id="chat-offerte">{ctaTexts.partnerTitle}</h3>
        <p>{ctaTexts.partnerText}</p>
      </div>
      <form method="post" action={CTA_PATH}>
        {Object.entries(fields).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <button className="button button-action">{ctaTexts.partnerButton}</button>
        <p className="chat-small">{disclosure}</p>
        <AskOn onAskOn={onAskOn} />
      </form>
    </section>
  )
}

interface FollowUpCtaProps {
  cta: Cta
  deeds: readonly DeedChoice[]
  /** Opens the panel with the ways to a person; without it the button is a link to that panel. */
  onPerson?: (() => void) | undefined
  /** Brings the field into sight. */
  onAskOn?: (() => void) | undefined
}

export function FollowUpCta({ cta, deeds, onPerson, onAskOn }: FollowUpCtaProps) {
  const { lang, person: personTexts, cta: ctaTexts } = useChatWords()
  return (
    <section className="chat-cta" aria-labelledby="chat-vervolg">
      <h3 id="chat-vervolg">{ctaTexts.followUpTitle}</h3>
      <form method="get" action={FINDER_PATH} className="chat-find">
        <label>
          {ctaTexts.place}
          <input name="plaats" required maxLength={60} defaultValue={cta.region ?? undefined} autoComplete="address-level2" placeholder={ctaTexts.orPostcode} />
        </label>
        <label>
          {ctaTexts.deed}
          <select name="akte" defaultValue={cta.deed ?? ''}>
            <option value="">{ctaTexts.anyDeed}</option>
            {deeds.map(({ slug, label }) => (
              <option key={slug} value={slug} lang={asDutch({ lang })}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button className="button button-primary">{ctaTexts.find}</button>
        <a className="chat-quiet" href={quoteAddress({ deed: cta.deed, place: cta.region ?? undefined })} hrefLang={asDutch({ lang })}>
          {ctaTexts.quotes}
        </a>
        {onPerson ? (
          <button type="button" className="chat-quiet" onClick={onPerson}>
            {personTexts.summary}
          </button>
        ) : (
          <a className="chat-quiet" href={`#${PERSON_ANCHOR}`}>
            {personTexts.summary}
          </a>
        )}
        <AskOn onAskOn={onAskOn} />
      </form>
    </section>
  )
}
