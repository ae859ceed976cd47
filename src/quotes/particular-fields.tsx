/** What is asked of a deed, each with why. */
import { Field } from '../ui/form-parts.tsx'
import { particularName, TEXT_LIMIT, type ParticularFault } from './particulars.ts'
import type { Field as Question } from './questions.schema.ts'
import { particularFaultSentence, requestTexts as texts } from './quotes.nl.ts'

interface Props {
  fields: readonly Question[]
  typed: Readonly<Record<string, string>>
  faults: Readonly<Record<string, ParticularFault>>
}

export function ParticularFields({ fields, typed, faults }: Props) {
  return fields.map((field) => {
    const name = particularName(field)
    const fault = faults[name]
    return (
      <Field
        key={name}
        id={name}
        label={field.optional ? `${field.ask} ${texts.optional}` : field.ask}
        note={field.why}
        fault={fault && particularFaultSentence(field.ask, fault)}
      >
        {(attributes) => <Answer field={field} value={typed[name] ?? ''} attributes={{ ...attributes, name, required: !field.optional }} />}
      </Field>
    )
  })
}

interface AnswerProps {
  field: Question
  value: string
  attributes: { id: string; name: string; required: boolean }
}

function Answer({ field, value, attributes }: AnswerProps) {
  switch (field.kind) {
    case 'choice':
      return (
        <select {...attributes} defaultValue={value}>
          <option value="">{texts.choose}</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )
    case 'text':
      return <textarea {...attributes} rows={3} maxLength={TEXT_LIMIT + 200} defaultValue={value} />
    case 'number':
      return <input {...attributes} inputMode="numeric" maxLength={4} autoComplete="off" defaultValue={value} className="quote-short" />
    case 'euros':
      return (
        <span className="quote-euros">
          <span aria-hidden="true">€</span>
          <input {...attributes} inputMode="decimal" maxLength={40} autoComplete="off" defaultValue={value} />
        </span>
      )
  }
}
