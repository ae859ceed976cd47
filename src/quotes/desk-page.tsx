/** The overview of one office. */
import '../ui/styles/form.css'
import './quotes.css'
import { deskTexts as texts } from './desk.nl.ts'
import { TextField, OutcomeBox } from '../ui/form-parts.tsx'
import { momentWords } from './moment-words.ts'
import { officeStateNames } from './office.nl.ts'
import { officeAddress } from './own-address.ts'
import { FactsPart } from './proposals/facts-part.tsx'
import { DeskDoor } from './desk-door-page.tsx'
import type { DoorView } from './view-desk-door.ts'
import type { DeskAnswer, DeskRequest, DeskView } from './view-desk.ts'

export type ShownDesk = Exclude<DeskAnswer, { moveTo: string }>

export const deskTitle = (answer: ShownDesk): string => ('view' in answer ? texts.title(answer.view.office.name) : texts.goneTitle)

export function DeskPageBody({ answer }: { answer: ShownDesk }) {
  return (
    <div className="wrap quote-page">
      <h1>{deskTitle(answer)}</h1>
      {'view' in answer ? <Stage view={answer.view} /> : <p className="quote-lead">{texts.goneText}</p>}
    </div>
  )
}

const Stage = ({ view }: { view: DeskView | DoorView }) => (view.stage === 'open' ? <Desk view={view} /> : <DeskDoor view={view} />)

function Desk({ view }: { view: DeskView }) {
  const { requests, until } = view
  const past = requests.filter(({ isOpen }) => !isOpen)
  return (
    <>
      <p className="field-note">{texts.until(momentWords(until))}</p>
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
      <Pace view={view} />
      <FactsPart {...view} />
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

function Pace({ view: { address, takes, capacity, isOff, capacityFault, isSaved } }: { view: DeskView }) {
  const fault = capacityFault ? texts.capacityFault : undefined
  return (
    <section className="quote-part" aria-labelledby="stand">
      <h2 id="stand">{texts.pace}</h2>
      {isOff && <p>{texts.isOff}</p>}
      {isSaved && !fault && <p role="status">{texts.saved}</p>}
      <form className="contact-form" method="post" action={address} noValidate>
        {fault && <OutcomeBox outcome="wrong" title={texts.notSaved} faults={[{ id: 'kantoor-tegelijk', sentence: fault }]} />}
        <fieldset className="quote-choices">
          <legend>{texts.takes}</legend>
          {[true, false].map((value) => (
            <label key={String(value)}>
              <input type="radio" name="neemt" value={value ? 'ja' : 'nee'} defaultChecked={value === takes} />
              {value ? texts.yes : texts.no}
            </label>
          ))}
        </fieldset>
        <TextField
          id="kantoor-tegelijk"
          name="tegelijk"
          label={texts.capacity}
          fault={fault}
          defaultValue={String(capacity)}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          className="quote-short"
        />
        <button className="button button-action" name="doe" value="stand">
          {texts.save}
        </button>
      </form>
    </section>
  )
}
