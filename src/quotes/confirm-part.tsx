/** The part of the visitor's own page where a request is confirmed. Opening the page confirms nothing: programs that look at mails open every link. */
import { consentLine, consentTexts } from './consent.nl.ts'
import { OutcomeBox } from '../ui/form-parts.tsx'
import { momentWords } from './moment-words.ts'
import { OfficeBoxes } from './office-boxes.tsx'
import { officeName } from './office-name.ts'
import { ownAddress } from './own-address.ts'
import { confirmFaults, ownTexts as texts } from './quotes.nl.ts'
import type { ConfirmView } from './view-confirmation.ts'

export function ConfirmPart({ link, dueAt, confirm }: { link: string; dueAt: string; confirm: ConfirmView }) {
  const { asked, lost, others, ticked, fault } = confirm
  const canAsk = asked.length + others.length > 0
  return (
    <section className="quote-part" aria-labelledby="bevestigen">
      <h2 id="bevestigen">{texts.confirmTitle}</h2>
      {fault && <OutcomeBox outcome="wrong" title={texts.notConfirmed} text={confirmFaults[fault]} />}
      {lost.length > 0 && <Lost names={lost} />}
      {!canAsk && <p>{texts.noneLeft}</p>}
      {canAsk && (
        <form className="contact-form" method="post" action={ownAddress(link)}>
          <p>{consentTexts.confirm}</p>
          <ul>
            {asked.map((office) => (
              <li key={office.id}>
                {consentLine(office)}
                <input type="hidden" name={officeName(office)} value={consentLine(office)} />
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <fieldset className="quote-choices quote-offices">
              <legend>{texts.chooseOthers}</legend>
              <OfficeBoxes matches={others} isTicked={(id) => ticked.has(id)} />
            </fieldset>
          )}
          <p>{texts.confirmTerm(momentWords(dueAt))}</p>
          <button className="button button-action" name="doe" value="bevestig">
            {texts.confirm}
          </button>
        </form>
      )}
    </section>
  )
}

const Lost = ({ names }: { names: readonly string[] }) => (
  <>
    <p>{texts.lost}</p>
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    <p>{texts.lostWhy}</p>
  </>
)
