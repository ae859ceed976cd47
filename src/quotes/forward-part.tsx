/** On the visitor's own page: whether the request may go to one office more. Showing it agrees to nothing. */
import { forwardText } from './consent.nl.ts'
import { ownAddress } from './own-address.ts'
import { forwardTexts as texts } from './forward.nl.ts'
import type { OwnView } from './view-own-page.ts'

export function ForwardPart({ view: { forwards, link } }: { view: OwnView }) {
  return forwards.map(({ id, office, place, reason }) => (
    <section key={id} className="quote-part" aria-labelledby={`ook-${id}`}>
      <h2 id={`ook-${id}`}>{texts.title(office)}</h2>
      <p>{texts.why(reason)}</p>
      <p>{forwardText(office, place)}</p>
      <form method="post" action={ownAddress(link)}>
        <input type="hidden" name="kantoor" value={id} />
        <button className="button button-action" name="doe" value="ook">
          {texts.agree}
        </button>{' '}
        <button className="button button-quiet" name="doe" value="niet-ook">
          {texts.refuse}
        </button>
      </form>
    </section>
  ))
}
