/** The parts that the forms of this room are made of: a field with its words, and what is wrong with the whole. */
import type { InputHTMLAttributes, ReactNode } from 'react'

interface FieldProps {
  id: string
  label: ReactNode
  note?: string | undefined
  /** What is wrong with it. */
  fault?: string | undefined
  children: (attributes: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }) => ReactNode
}

export function Field({ id, label, note, fault, children }: FieldProps) {
  const described = [note && `${id}-uitleg`, fault && `${id}-fout`].filter(Boolean).join(' ')
  return (
    <div className="contact-field">
      <label htmlFor={id}>{label}</label>
      {note && (
        <p className="quote-note" id={`${id}-uitleg`}>
          {note}
        </p>
      )}
      {fault && (
        <p className="contact-fault" id={`${id}-fout`}>
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
  sentence: string
}

/** A page that comes back can start nowhere else: the reader goes to what happened, not to the top. */
const firstRead = { tabIndex: -1, autoFocus: true }

export function WrongBox({ title, text, faults }: { title: string; text: string; faults: readonly FaultLine[] }) {
  return (
    <div {...firstRead} className="contact-outcome" role="alert" data-outcome="wrong">
      <p data-part="title">{title}</p>
      {text && <p data-part="text">{text}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ id, sentence }) => (
            <li key={sentence}>
              <a href={`#${id}`}>{sentence}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Programs that fill in every field give themselves away. */
export function Trap({ name, label }: { name: string; label: string }) {
  return (
    <div className="contact-trap" aria-hidden="true">
      <label htmlFor="offerte-trap">{label}</label>
      <input id="offerte-trap" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
