/** The parts that the forms of visitors are made of: a field with its words, how sending ended, and what people do not see. */
import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from 'react'

interface FieldProps {
  id: string
  label: ReactNode
  note?: string | undefined
  /** What is wrong with it; '' keeps a hidden place, for a browser that fills it in later. */
  fault?: string | undefined
  children: (attributes: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }) => ReactNode
}

export function Field({ id, label, note, fault, children }: FieldProps) {
  const described = [note && `${id}-uitleg`, fault !== undefined && `${id}-fout`].filter(Boolean).join(' ')
  return (
    <div className="contact-field">
      <label htmlFor={id}>{label}</label>
      {note && (
        <p className="field-note" id={`${id}-uitleg`}>
          {note}
        </p>
      )}
      {fault !== undefined && (
        <p className="contact-fault" id={`${id}-fout`} hidden={fault === ''}>
          {fault}
        </p>
      )}
      {children({ id, 'aria-invalid': fault ? true : undefined, 'aria-describedby': described || undefined })}
    </div>
  )
}

export function TextField({ id, label, note, fault, ...input }: Omit<FieldProps, 'children'> & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field id={id} label={label} note={note} fault={fault}>
      {(attributes) => <input {...input} {...attributes} />}
    </Field>
  )
}

export interface FaultLine {
  /** Of the field. */
  id: string
  /** '' keeps a hidden place. */
  sentence: string
}

interface OutcomeBoxProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  outcome: 'sent' | 'wrong'
  /** A screen reader only reads out what changes in a place that it knows: where the browser fills it in, it is there from the start. */
  shown?: boolean
  title: string
  text?: string | undefined
  faults?: readonly FaultLine[]
}

const noFaults: readonly FaultLine[] = []

/** A page that comes back can start nowhere else: the reader goes to what happened, not to the top. */
export function OutcomeBox({ outcome, shown = true, title, text = '', faults = noFaults, children, ...rest }: OutcomeBoxProps) {
  const place = { className: 'contact-outcome', tabIndex: -1, hidden: !shown, autoFocus: shown }
  return (
    <div {...place} role={outcome === 'sent' ? 'status' : 'alert'} data-outcome={outcome} {...rest}>
      <p data-part="title">{title}</p>
      <p data-part="text" hidden={text === ''}>
        {text}
      </p>
      {faults.length > 0 && (
        <ul data-part="faults" hidden={faults.every(({ sentence }) => sentence === '')}>
          {faults.map(({ id, sentence }) => (
            <li key={`${id} ${sentence}`} hidden={sentence === ''}>
              <a href={`#${id}`}>{sentence}</a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

/** Programs that fill in every field give themselves away. */
export function Trap({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <div className="contact-trap" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
