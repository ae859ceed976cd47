/** The two calls to action of a conversation, as real forms: offers by way of a partner, and finding a notary. */
import type { Deed } from '../../deeds/deed.ts'
import { CTA_PATH } from '../../redirects/cta-click.ts'
import { redirectTexts } from '../../redirects/redirects.nl.ts'
import { FINDER_PATH } from '../../deeds/combination.ts'
import { callTexts, personTexts } from './assistant.nl.ts'
import type { Call } from '../conversation/call.ts'
import { PERSON_ANCHOR } from './person-panel.tsx'

/** Given as data, since the whole list of deeds is too heavy for a page. */
export type DeedChoice = Pick<Deed, 'slug' | 'label'>

interface PartnerCallProps {
  call: Call
  deeds: readonly DeedChoice[]
  sessionId: string
  pagePath: string
}

export function PartnerCall({ call, deeds, sessionId, pagePath }: PartnerCallProps) {
  const service = deeds.find((deed) => deed.slug === call.deed)?.label
  const fields = { cta_type: 'chat', destination: 'out', slug: call.slug, source_page: pagePath, session_id: sessionId, region: call.region, service }
  return (
    <section className="chat-call" aria-labelledby="chat-offerte">
      <h3 id="chat-offerte">{callTexts.partnerTitle}</h3>
      <p>{callTexts.partnerText}</p>
      <form method="post" action={CTA_PATH}>
        {Object.entries(fields).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <button className="button button-action">{callTexts.partnerButton}</button>
      </form>
      <p className="chat-small">{redirectTexts.disclosure}</p>
    </section>
  )
}

interface FollowUpCallProps {
  call: Call
  deeds: readonly DeedChoice[]
  /** Opens the panel with the ways to a person; without it the button is a link to that panel. */
  onPerson?: (() => void) | undefined
}

export function FollowUpCall({ call, deeds, onPerson }: FollowUpCallProps) {
  return (
    <section className="chat-call" aria-labelledby="chat-vervolg">
      <h3 id="chat-vervolg">{callTexts.followUpTitle}</h3>
      <p>{callTexts.followUpText}</p>
      <form method="get" action={FINDER_PATH} className="chat-find">
        <label>
          {callTexts.place}
          <input name="plaats" required maxLength={60} defaultValue={call.region ?? undefined} autoComplete="address-level2" />
        </label>
        <label>
          {callTexts.deed}
          <select name="akte" defaultValue={call.deed ?? ''}>
            <option value="">{callTexts.anyDeed}</option>
            {deeds.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button className="button button-primary">{callTexts.find}</button>
      </form>
      {onPerson ? (
        <button type="button" className="chat-quiet" onClick={onPerson}>
          {personTexts.summary}
        </button>
      ) : (
        <a className="chat-quiet" href={`#${PERSON_ANCHOR}`}>
          {personTexts.summary}
        </a>
      )}
    </section>
  )
}
