/** The page where quotes are asked for. */
import '../contact/contact.css'
import './quotes.css'
import { TRAP_FIELD } from '../contact/contact-form-state.ts'
import { deeds } from '../deeds/deed.ts'
import { QUOTE_PATH, quoteAddress } from '../deeds/quote-address.ts'
import { Field, TextField, Trap, WrongBox, type FaultLine } from './form-parts.tsx'
import { ParticularFields } from './particular-fields.tsx'
import { particularName } from './particulars.ts'
import { OWN_DAYS, personFields, personLimits, wantedMoments, type PersonField } from './quote-request.ts'
import { particularFaultSentence, personFaultSentence, requestOutcomes, requestTexts as texts, wantedNames } from './quotes.nl.ts'
import type { FirstStep, RequestPage, SecondStep } from './view-request-page.ts'

export const requestTitle = (view: RequestPage): string => {
  const title = view.step === 2 ? texts.titleFor(view.deed.phrase) : texts.title
  return view.status === 200 ? title : `${texts.failedTitle}: ${title}`
}

export function RequestPageBody({ view }: { view: RequestPage }) {
  return (
    <div className="wrap quote-page">
      <h1>{view.step === 2 ? texts.titleFor(view.deed.phrase) : texts.title}</h1>
      {view.step === 1 ? <First view={view} /> : <Second view={view} />}
    </div>
  )
}

function First({ view }: { view: FirstStep }) {
  const { deed, place, wanted, faults, meant } = view
  return (
    <>
      <p className="quote-lead">{texts.lead}</p>
      <p>{texts.free}</p>
      <h2 id="stap">{texts.step(1)}</h2>
      <form className="contact-form" method="get" action={QUOTE_PATH} noValidate aria-labelledby="stap">
        <Field id="offerte-akte" label={texts.deed} fault={faults.deed && texts.noDeed}>
          {(attributes) => (
            <select {...attributes} name="akte" required defaultValue={deed ?? ''}>
              <option value="">{texts.chooseDeed}</option>
              {deeds.map(({ slug, label }) => (
                <option key={slug} value={slug}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          id="offerte-plaats"
          name="plaats"
          label={texts.place}
          note={texts.placeNote}
          fault={faults.place && (faults.place === 'empty' ? texts.noPlace : texts.unknownPlace)}
          required
          maxLength={60}
          defaultValue={place}
          autoComplete="address-level2"
        />
        {meant.length > 0 && (
          <div className="quote-meant">
            <p>{texts.meant}</p>
            <ul>
              {meant.map((name) => (
                <li key={name}>
                  <a className="button button-quiet" href={quoteAddress({ deed, place: name, wanted })}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <fieldset className="quote-choices">
          <legend>{texts.wanted}</legend>
          {wantedMoments.map((moment) => (
            <label key={moment}>
              <input type="radio" name="wanneer" value={moment} defaultChecked={moment === wanted} />
              {wantedNames[moment]}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button button-action">
          {texts.next}
        </button>
      </form>
    </>
  )
}

const idOf = (field: PersonField): string => `offerte-${field}`

function faultLines({ questions, faults, personFaults }: SecondStep): FaultLine[] {
  const ofDeed = questions.fields.flatMap((field) => {
    const fault = faults[particularName(field)]
    return fault ? [{ id: particularName(field), sentence: particularFaultSentence(field.ask, fault) }] : []
  })
  const ofPerson = personFields.flatMap((field) => {
    const fault = personFaults[field]
    return fault ? [{ id: idOf(field), sentence: personFaultSentence(field, fault) }] : []
  })
  return [...ofDeed, ...ofPerson]
}

function Second({ view }: { view: SecondStep }) {
  const { deed, region, wanted, outcome, questions, typed, faults, submissionKey, mark } = view
  return (
    <>
      <p className="quote-summary">
        {texts.summary(deed.label, region.name, wantedNames[wanted])}{' '}
        <a href={quoteAddress({ deed: deed.slug, place: region.slug, wanted, first: true })}>{texts.change}</a>
      </p>
      <h2 id="stap">{texts.step(2)}</h2>
      <form className="contact-form" method="post" action={QUOTE_PATH} noValidate aria-labelledby="stap">
        {outcome !== 'idle' && <WrongBox {...requestOutcomes[outcome]} faults={faultLines(view)} />}
        <input type="hidden" name="akte" value={deed.slug} />
        <input type="hidden" name="plaats" value={region.slug} />
        <input type="hidden" name="wanneer" value={wanted} />
        <input type="hidden" name="key" value={submissionKey} />
        <input type="hidden" name="gezien" value={mark} />
        <section className="quote-part" aria-labelledby="prijs-titel">
          <h3 id="prijs-titel">{texts.particulars}</h3>
          <p>{texts.particularsLead}</p>
          <ParticularFields fields={questions.fields} typed={typed} faults={faults} />
          <PersonInput view={view} field="note" note={texts.noteNote} />
        </section>
        <section className="quote-part" aria-labelledby="u-titel">
          <h3 id="u-titel">{texts.you}</h3>
          <p>{texts.youLead}</p>
          <PersonInput view={view} field="name" note={texts.ownNameNote} />
          {view.mails && <PersonInput view={view} field="email" note={texts.ownEmailNote} />}
        </section>
        <Trap name={TRAP_FIELD} label={texts.trap} />
        <button type="submit" className="button button-action">
          {texts.makeLetter}
        </button>
      </form>
      <p className="contact-privacy">
        {texts.keptOwn(OWN_DAYS)} <a href="/privacy-policy#offertes">{texts.privacyLink}</a>.
      </p>
    </>
  )
}

const inputs: Record<PersonField, { type?: string; autoComplete?: string }> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  note: {},
}

/** The browser stops typing well after our own limit, so that the visitor hears what is wrong. */
const SPARE = 200

function PersonInput({ view: { typed, personFaults, required }, field, note }: { view: SecondStep; field: PersonField; note?: string }) {
  const fault = personFaults[field]
  const label = required.has(field) ? texts.person[field] : `${texts.person[field]} ${texts.optional}`
  const given = { name: field, defaultValue: typed[field] ?? '', maxLength: personLimits[field] + SPARE, required: required.has(field) }
  return (
    <Field id={idOf(field)} label={label} note={note} fault={fault && personFaultSentence(field, fault)}>
      {(attributes) => (field === 'note' ? <textarea {...given} {...attributes} rows={4} /> : <input {...given} {...attributes} {...inputs[field]} />)}
    </Field>
  )
}
