/** The fields of a quote, by line: for the visitor who copies one, and for an office that gives one. */
import { Field, TextField, type FaultLine } from '../ui/form-parts.tsx'
import { pricePartHints, pricePartLabels } from '../deeds/price-parts.nl.ts'
import type { PricePartKey } from '../deeds/price-parts.ts'
import { ownTexts as texts, quoteFaultSentences } from './quotes.nl.ts'
import { amountName, INCLUDES_LIMIT, type QuoteFaults } from './read-quote-form.ts'

export const quoteFaultLines = (faults: QuoteFaults): FaultLine[] =>
  Object.entries(faults).map(([name, fault]) => ({ id: `offerte-${name}`, sentence: quoteFaultSentences[fault] }))

interface Props {
  lines: readonly PricePartKey[]
  typed: Readonly<Record<string, string>>
  faults: QuoteFaults
  /** Whose quote it is must be filled in. */
  asksOffice: boolean
}

export function QuoteFields({ lines, typed, faults, asksOffice }: Props) {
  const given = (name: string) => ({ id: `offerte-${name}`, name, defaultValue: typed[name] ?? '', fault: faults[name] && quoteFaultSentences[faults[name]] })
  return (
    <>
      {asksOffice && <TextField {...given('kantoor')} label={texts.office} maxLength={300} required autoComplete="off" />}
      {lines.map((line) => (
        <Amount key={line} {...given(amountName(line))} label={pricePartLabels[line]} note={pricePartHints[line]} />
      ))}
      <Amount {...given(amountName('total'))} label={texts.total} />
      <Amount {...given(amountName('otherParty'))} label={texts.otherParty} note={texts.otherPartyNote} />
      <Includes {...given('inbegrepen')} />
      <TextField {...given('geldig')} label={texts.validUntil} type="date" className="quote-short" />
    </>
  )
}

interface Given {
  id: string
  name: string
  defaultValue: string
  fault: string | undefined
}

export function Amount({ label, note, fault, id, ...input }: Given & { label: string; note?: string }) {
  return (
    <Field id={id} label={label} note={note} fault={fault}>
      {(attributes) => (
        <span className="quote-euros">
          <span aria-hidden="true">€</span>
          <input {...input} {...attributes} inputMode="decimal" maxLength={40} autoComplete="off" />
        </span>
      )}
    </Field>
  )
}

function Includes({ fault, id, ...input }: Given) {
  return (
    <Field id={id} label={texts.includes} fault={fault}>
      {(attributes) => <textarea {...input} {...attributes} rows={3} maxLength={INCLUDES_LIMIT + 200} />}
    </Field>
  )
}
