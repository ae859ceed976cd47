/** The page where quotes are asked for. */
import { listingAddress } from '../notaries/listing-query.ts'
import { postcodeTexts } from '../regions/postcode.nl.ts'
import '../ui/styles/form.css'
import './quotes.css'
import { TRAP_FIELD } from '../contact/message-form-state.ts'
import { deeds } from '../deeds/deed.ts'
import { consentTexts } from './consent.nl.ts'
import { QUOTE_PATH, quoteAddress } from '../deeds/quote-address.ts'
import { Field, TextField, Trap, OutcomeBox, type FaultLine } from '../ui/form-parts.tsx'
import { ParticularFields } from './particular-fields.tsx'
import { particularName } from './particulars.ts'
import { MOST_SHOWN, OWN_DAYS, personFields, personLimits, wantedMoments, type PersonField } from './quote-request.ts'
import { particularFaultSentence, personFaultSentence, requestOutcomes, requestTexts as texts, wantedNames } from './quotes.nl.ts'
import { OfficeBoxes } from './office-boxes.tsx'
import { QuoteIsland } from './quote-island.tsx'
import { officeName } from './office-name.ts'
import type { FirstStep, RequestPage, SecondStep } from './view-request-page.ts'

export const requestTitle = (view: RequestPage): string => {
  const title = view.step === 2 ? texts.titleFor(view.deed.phrase) : texts.title
  return view.status === 200 ? title : `${texts.failedTitle}: ${title}`
}

/** `script` is the address of the browser module. */
export function RequestPageBody({ view, script }: { view: RequestPage; script: string }) {
  return (
    <div className="wrap quote-page">
      <h1>{view.step === 2 ? texts.titleFor(view.deed.phrase) : texts.title}</h1>
      {view.step === 1 ? (
        <First view={view} />
      ) : (
        <QuoteIsland script={script}>
          <Second view={view} />
        </QuoteIsland>
      )}
    </div>
  )
}

const firstFaultLines = ({ faults }: FirstStep): FaultLine[] => [
  ...(faults.deed ? [{ id: 'offerte-akte', sentence: texts.noDeed }] : []),
  ...(faults.place ? [{ id: 'offerte-plaats', sentence: texts.placeFaults[faults.place] }] : []),
]

function First({ view }: { view: FirstStep }) {
  const { deed, place, wanted, faults, meant } = view
  return (
    <>
      {/* It has been read when something is wrong, and what is wrong would stand below the edge of a phone. */}
      {view.status === 200 && (
        <>
          <p className="quote-lead">{texts.lead}</p>
          <p>{texts.free}</p>
        </>
      )}
      <h2 id="stap">{texts.step(1)}</h2>
      <form className="contact-form" method="get" action={QUOTE_PATH} noValidate aria-labelledby="stap">
        {view.status !== 200 && <OutcomeBox outcome="wrong" title={texts.notYet} faults={firstFaultLines(view)} />}
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
          fault={faults.place && texts.placeFaults[faults.place]}
          required
          maxLength={60}
          defaultValue={place}
          autoComplete="address-level2"
        />
        {meant.length > 0 && (
          <div className="quote-meant">
            <p>{view.postcode === undefined ? texts.meant : postcodeTexts.choose(view.postcode, meant)}</p>
            <ul>
              {meant.map((name) => (
                <li key={name}>
                  <a className="button button-quiet" href={quoteAddress({ deed, place: name, wanted, language: view.language })}>
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
        {view.languages.length > 0 && (
          <Field id="offerte-taal" label={texts.language}>
            {(attributes) => (
              <select {...attributes} name="taal" defaultValue={view.language ?? ''}>
                <option value="">{texts.dutch}</option>
                {view.languages.map((language) => (
                  <option key={language}>{language}</option>
                ))}
              </select>
            )}
          </Field>
        )}
        <button type="submit" className="button button-action">
          {texts.next}
        </button>
      </form>
    </>
  )
}

const idOf = (field: PersonField): string => `offerte-${field}`

function faultLines(view: SecondStep): FaultLine[] {
  const { questions, faults, personFaults, officeFault, lostOffices } = view
  const ofDeed = questions.fields.flatMap((field) => {
    const fault = faults[particularName(field)]
    return fault ? [{ id: particularName(field), sentence: particularFaultSentence(field.ask, fault) }] : []
  })
  const ofPerson = personFields.flatMap((field) => {
    const fault = personFaults[field]
    return fault ? [{ id: idOf(field), sentence: personFaultSentence(field, fault) }] : []
  })
  const ofOffices = [...(officeFault ? [texts.tooManyOffices] : []), ...lostOffices.map(texts.lostOffice)]
  return [...ofDeed, ...ofOffices.map((sentence) => ({ id: view.matches.length > 0 ? 'kantoren' : 'stap', sentence })), ...ofPerson]
}

function Second({ view }: { view: SecondStep }) {
  const { deed, region, wanted, outcome, questions, typed, faults, submissionKey, mark } = view
  return (
    <>
      <p className="quote-summary">
        {texts.summary(deed.label, region.name, wantedNames[wanted])}{' '}
        <a href={quoteAddress({ deed: deed.slug, place: region.slug, wanted, language: view.language, first: true })}>{texts.change}</a>
      </p>
      <h2 id="stap">{texts.step(2)}</h2>
      {view.matches.length === 0 && <NoneToAsk view={view} />}
      <form className="contact-form" method="post" action={QUOTE_PATH} noValidate aria-labelledby="stap">
        {outcome !== 'idle' && <OutcomeBox outcome="wrong" {...requestOutcomes[outcome]} faults={faultLines(view)} />}
        <OutcomeBox outcome="wrong" shown={false} {...texts.lost} data-lost="" />
        <input type="hidden" name="akte" value={deed.slug} />
        <input type="hidden" name="plaats" value={region.slug} />
        <input type="hidden" name="wanneer" value={wanted} />
        {view.language && <input type="hidden" name="taal" value={view.language} />}
        <input type="hidden" name="key" value={submissionKey} />
        <input type="hidden" name="gezien" value={mark} />
        <section className="quote-part" aria-labelledby="prijs-titel">
          <h3 id="prijs-titel">{texts.particulars}</h3>
          <p>{texts.particularsLead}</p>
          <ParticularFields fields={questions.fields} typed={typed} faults={faults} />
          <PersonInput view={view} field="note" note={texts.noteNote} />
        </section>
        {view.matches.length > 0 && <OfficeChoice view={view} />}
        <You view={view} />
        <Trap id="offerte-trap" name={TRAP_FIELD} label={texts.trap} />
        <button type="submit" className="button button-action" data-busy={texts.sending}>
          {view.matches.length > 0 ? texts.send : texts.makeLetter}
        </button>
      </form>
      <p className="contact-privacy">
        {view.matches.length > 0 ? texts.keptAsked : texts.keptOwn(OWN_DAYS)} <a href="/privacy-policy#offertes">{texts.privacyLink}</a>.
      </p>
    </>
  )
}

/** Why there is nobody to choose, before anything is filled in. */
function NoneToAsk({ view: { deed, region, language } }: { view: SecondStep }) {
  return (
    <p>
      {language ? texts.noneSpeaks(deed.phrase, region.name, language) : texts.noneToAsk(deed.phrase, region.name)}{' '}
      <a href={listingAddress({ place: region.name, deed: deed.slug, language, order: 'passend' })}>
        {language ? texts.whoSpeaks(language) : texts.whoToWrite}
      </a>
      .
    </p>
  )
}

function OfficeChoice({ view: { matches, typed, officeFault, lostOffices } }: { view: SecondStep }) {
  const isTicked = (id: string): boolean => Boolean(typed[officeName({ id })])
  return (
    <fieldset className="quote-choices quote-offices" id="kantoren" tabIndex={-1} aria-describedby="kantoren-uitleg">
      <legend>{consentTexts.legend}</legend>
      <p id="kantoren-uitleg">{consentTexts.lead}</p>
      {officeFault && <p className="contact-fault">{texts.tooManyOffices}</p>}
      {lostOffices.map((name) => (
        <p key={name} className="contact-fault">
          {texts.lostOffice(name)}
        </p>
      ))}
      {/* The order may be another by now: what was ticked stays in sight. */}
      <OfficeBoxes matches={matches.filter(({ office }, at) => at < MOST_SHOWN || isTicked(office.id))} isTicked={isTicked} />
      <p className="field-note">{texts.noOffice}</p>
    </fieldset>
  )
}

function You({ view }: { view: SecondStep }) {
  const isAsked = view.matches.length > 0
  return (
    <section className="quote-part" aria-labelledby="u-titel">
      <h3 id="u-titel">{isAsked ? texts.youAsked : texts.you}</h3>
      <p>{isAsked ? texts.youAskedLead : texts.youLead}</p>
      <PersonInput view={view} field="name" note={isAsked ? texts.nameNote : texts.ownNameNote} />
      {view.mails && <PersonInput view={view} field="email" note={isAsked ? texts.emailNote : texts.ownEmailNote} />}
      {isAsked && <PersonInput view={view} field="phone" note={texts.phoneNote} />}
    </section>
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

function PersonInput({ view: { typed, personFaults, matches }, field, note }: { view: SecondStep; field: PersonField; note?: string }) {
  const fault = personFaults[field]
  // Where an office is chosen they are needed; the form cannot know before it is sent.
  const isAsked = matches.length > 0 && (field === 'name' || field === 'email')
  const label = isAsked ? texts.person[field] : `${texts.person[field]} ${texts.optional}`
  const given = { name: field, defaultValue: typed[field] ?? '', maxLength: personLimits[field] + SPARE }
  return (
    <Field id={idOf(field)} label={label} note={note} fault={fault && personFaultSentence(field, fault)}>
      {(attributes) => (field === 'note' ? <textarea {...given} {...attributes} rows={4} /> : <input {...given} {...attributes} {...inputs[field]} />)}
    </Field>
  )
}
