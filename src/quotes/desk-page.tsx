/** The overview of one office. */
import '../contact/contact.css'
import './quotes.css'
import { findDeed } from '../deeds/deed.ts'
import { dutchDate } from '../platform/dutch-time.ts'
import { formatEuros } from '../platform/number-format.ts'
import { deskTexts as texts } from './desk.nl.ts'
import { momentWords } from './moment-words.ts'
import { officeStateNames } from './office.nl.ts'
import { officeAddress } from './own-address.ts'
import type { DeskAnswer, DeskRequest, DeskView } from './view-desk.ts'

export const deskTitle = (answer: DeskAnswer): string => ('view' in answer ? texts.title(answer.view.office.name) : texts.goneTitle)

export function DeskPageBody({ answer }: { answer: DeskAnswer }) {
  return (
    <div className="wrap quote-page">
      <h1>{deskTitle(answer)}</h1>
      {'view' in answer ? <Desk view={answer.view} /> : <p className="quote-lead">{texts.goneText}</p>}
    </div>
  )
}

function Desk({ view }: { view: DeskView }) {
  const { requests, until } = view
  const past = requests.filter(({ isOpen }) => !isOpen)
  return (
    <>
      <p className="quote-note">{texts.until(momentWords(until))}</p>
      <section className="quote-part" aria-labelledby="lopend">
        <h2 id="lopend">{texts.open}</h2>
        <Requests requests={requests.filter(({ isOpen }) => isOpen)} />
      </section>
      {past.length > 0 && (
        <section className="quote-part" aria-labelledby="eerder">
          <h2 id="eerder">{texts.past}</h2>
          <Requests requests={past} />
        </section>
      )}
      <Prices view={view} />
    </>
  )
}

function Requests({ requests }: { requests: readonly DeskRequest[] }) {
  if (requests.length === 0) return <p>{texts.noneOpen}</p>
  return (
    <ul>
      {requests.map(({ link, deed, place, reference, state }) => (
        <li key={reference}>
          <a href={officeAddress(link)}>
            {deed} in {place}, {reference}
          </a>{' '}
          ({officeStateNames[state]})
        </li>
      ))}
    </ul>
  )
}

function Prices({ view: { office, contact } }: { view: DeskView }) {
  return (
    <section className="quote-part" aria-labelledby="uw-prijzen">
      <h2 id="uw-prijzen">{texts.prices}</h2>
      {office.prices.length === 0 && <p>{texts.noPrices}</p>}
      <ul>
        {office.prices.map(({ deed, amountCents, asOf }) => (
          <li key={deed}>
            {findDeed(deed)?.label ?? deed}: €{'\u00A0'}
            {formatEuros(amountCents)} ({dutchDate(asOf)})
          </li>
        ))}
      </ul>
      <p>{texts.wrong(contact)}</p>
    </section>
  )
}
