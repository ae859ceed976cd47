/** The part of the overview in which an office says what should stand on its page; works without JavaScript. */
import { deeds } from '../../deeds/deed.ts'
import { pricePartHints, pricePartLabels } from '../../deeds/price-parts.nl.ts'
import { pricePartKeys, type PricePartKey } from '../../deeds/price-parts.ts'
import type { Notary } from '../../notaries/notary.ts'
import { Field, TextField, OutcomeBox, type FaultLine } from '../../ui/form-parts.tsx'
import { momentWords } from '../moment-words.ts'
import { Amount } from '../quote-fields.tsx'
import { inDeed, proposalFaultSentences as sentences, proposalTexts as texts } from './proposals.nl.ts'
import { FACTS_ANCHOR } from './facts-anchor.ts'
import { includesName, partName, priceNames, profileNames, specialityName, TICKED, totalName, VERSION_NAME } from './proposal-fields.ts'
import type { FactsPrice, FactsView } from './view-facts.ts'

interface FactsProps {
  facts: FactsView | undefined
  office: Notary
  /** Where the form goes. */
  address: string
  contact: string
  /** What was just done. */
  done: 'sent' | 'withdrawn' | undefined
}

export function FactsPart({ facts, ...rest }: FactsProps) {
  return (
    <section className="quote-part" aria-labelledby={FACTS_ANCHOR}>
      <h2 id={FACTS_ANCHOR}>{texts.heading}</h2>
      {facts ? <Proposing {...rest} facts={facts} /> : <p>{texts.sample}</p>}
    </section>
  )
}

const idOf = (name: string): string => `kantoor-${name}`

const labels: Readonly<Record<string, string>> = {
  [profileNames.phone]: texts.phone,
  [profileNames.website]: texts.website,
  [profileNames.languages]: texts.languages,
  [profileNames.features]: texts.features,
  ...Object.fromEntries(
    deeds.flatMap(({ slug, label }): [string, string][] => [
      ...pricePartKeys.map((part): [string, string] => [partName(slug, part), inDeed(pricePartLabels[part], label)]),
      [includesName(slug), inDeed(texts.includes, label)],
      [specialityName(slug), texts.specializations],
    ]),
  ),
}

const faultOf = (faults: FactsView['faults'], name: string): string | undefined => faults[name] && sentences[faults[name]](labels[name] ?? name)

const faultLines = (faults: FactsView['faults']): FaultLine[] => Object.keys(faults).map((name) => ({ id: idOf(name), sentence: faultOf(faults, name) ?? '' }))

function Proposing({ facts, office, address, contact, done }: FactsProps & { facts: FactsView }) {
  const { typed, faults, problem, waitingSince } = facts
  const lines = faultLines(faults)
  const field = (name: string) => ({ id: idOf(name), name, defaultValue: typed[name] ?? '', fault: faultOf(faults, name) })
  return (
    <>
      <Standing facts={facts} done={done} />
      <p>{texts.lead}</p>
      <form className="contact-form" method="post" action={address} noValidate>
        {(problem || lines.length > 0) && <OutcomeBox outcome="wrong" title={texts.notSent} text={problem ? texts[problem] : ''} faults={lines} />}
        <p>
          {texts.fixed({ name: office.name, place: office.location, email: office.email ?? '' })} {texts.fixedNote(contact)}
        </p>
        <TextField {...field(profileNames.phone)} label={texts.phone} type="tel" maxLength={60} autoComplete="off" />
        <TextField {...field(profileNames.website)} label={texts.website} note={texts.websiteNote} type="url" maxLength={400} autoComplete="off" />
        <Words {...field(profileNames.languages)} label={texts.languages} note={texts.words} />
        <Words {...field(profileNames.features)} label={texts.features} note={`${texts.featuresNote} ${texts.words}`} />
        <Specialities typed={typed} fault={faultOf(faults, specialityName(deeds[0]?.slug ?? ''))} />
        <h3>{texts.prices}</h3>
        <p>{texts.pricesLead}</p>
        <div className="quote-prices">
          {facts.prices.map((price) => (
            <Price key={price.deed} price={price} facts={facts} />
          ))}
        </div>
        <p>{texts.whole}</p>
        <input type="hidden" name={VERSION_NAME} value={facts.version} />
        <button className="button button-action" name="doe" value="opgave">
          {texts.send}
        </button>
        {waitingSince && (
          <button className="button button-quiet" name="doe" value="intrekken">
            {texts.withdraw}
          </button>
        )}
      </form>
    </>
  )
}

function Standing({ facts: { waitingSince, decided }, done }: Pick<FactsProps, 'done'> & { facts: FactsView }) {
  return (
    <>
      {done && <p role="status">{texts[done]}</p>}
      {waitingSince && <p>{texts.waiting(momentWords(waitingSince))}</p>}
      {!waitingSince && decided && (
        <p>{decided.reason === undefined ? texts.accepted(momentWords(decided.at)) : texts.refused(momentWords(decided.at), decided.reason)}</p>
      )}
    </>
  )
}

interface FieldProps {
  id: string
  name: string
  defaultValue: string
  fault: string | undefined
  label: string
  note: string
}

const Words = ({ id, label, note, fault, ...input }: FieldProps) => (
  <Field id={id} label={label} note={note} fault={fault}>
    {(attributes) => <textarea {...input} {...attributes} rows={4} maxLength={1_000} />}
  </Field>
)

function Specialities({ typed, fault }: { typed: FactsView['typed']; fault: string | undefined }) {
  return (
    <fieldset className="quote-choices quote-columns">
      <legend>{texts.specializations}</legend>
      {fault && <p className="contact-fault">{fault}</p>}
      {deeds.map(({ slug, label }) => (
        <label key={slug}>
          <input
            id={idOf(specialityName(slug))}
            type="checkbox"
            name={specialityName(slug)}
            value={TICKED}
            defaultChecked={typed[specialityName(slug)] === TICKED}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function Price({ price: { deed, label, parts, now, isTotal, isChanged }, facts: { typed, faults } }: { price: FactsPrice; facts: FactsView }) {
  const field = (name: string) => ({ id: idOf(name), name, defaultValue: typed[name] ?? '', fault: faultOf(faults, name) })
  return (
    <details className="quote-add" open={isChanged || priceNames(deed, parts).some((name) => faults[name] !== undefined)}>
      <summary>{texts.price(label, now)}</summary>
      <fieldset className="quote-price">
        <legend className="visually-hidden">{label}</legend>
        {isTotal && (
          <label className="quote-still">
            <input type="checkbox" name={totalName(deed)} value={TICKED} defaultChecked={typed[totalName(deed)] === TICKED} />
            {texts.stillTotal(now ?? '')}
          </label>
        )}
        {parts.map((part: PricePartKey) => (
          <Amount key={part} {...field(partName(deed, part))} label={pricePartLabels[part]} note={pricePartHints[part]} />
        ))}
        <TextField {...field(includesName(deed))} label={texts.includes} note={texts.includesNote} maxLength={400} autoComplete="off" />
      </fieldset>
    </details>
  )
}
