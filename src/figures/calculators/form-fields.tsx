/** The fields of a calculator's form: labels, hints and faults tied to their input. */
import type { ReactNode } from 'react'
import { parsePrice, tidyEuros } from '../../platform/money-input.ts'
import type { FieldError, FieldValues } from './read-form.ts'

/** What a form shows again: what was typed, and what is wrong with it. */
export interface FormState {
  values: FieldValues
  errors: readonly FieldError[]
  /** Begins every id, so that several forms fit on a page. */
  prefix: string
}

interface FieldProps {
  form: FormState
  name: string
  label: string
  hint?: string | undefined
}

export const fieldId = ({ prefix }: Pick<FormState, 'prefix'>, name: string): string => `${prefix}-${name}`

/** Ids and texts that tie hint and fault to their field. */
function describe({ form, name, hint }: Omit<FieldProps, 'label'>) {
  const id = fieldId(form, name)
  const fault = form.errors.find((error) => error.field === name)?.message
  const describedBy = [hint && `${id}-uitleg`, fault && `${id}-fout`].filter(Boolean).join(' ') || undefined
  return { id, fault, describedBy, value: form.values[name] ?? '' }
}

function Notes({ id, hint, fault }: { id: string; hint?: string | undefined; fault: string | undefined }) {
  return (
    <>
      {hint && (
        <p className="calc-hint" id={`${id}-uitleg`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="calc-fault" id={`${id}-fout`}>
          {fault}
        </p>
      )}
    </>
  )
}

interface TextFieldProps extends FieldProps {
  mode: 'decimal' | 'numeric'
  tidy?: (text: string) => string
  unit?: { sign: string; side: 'before' | 'after' }
}

function TextField({ form, name, label, hint, mode, tidy, unit }: TextFieldProps) {
  const { id, fault, describedBy, value } = describe({ form, name, hint })
  return (
    <div className="calc-field" data-faulty={fault !== undefined}>
      <label htmlFor={id}>{label}</label>
      <Notes id={id} hint={hint} fault={fault} />
      <div className="calc-input" data-side={unit?.side}>
        {unit && <span aria-hidden="true">{unit.sign}</span>}
        <input
          id={id}
          name={name}
          type="text"
          inputMode={mode}
          maxLength={60}
          defaultValue={tidy ? tidy(value) : value}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy}
        />
      </div>
    </div>
  )
}

const tidyPrice = (text: string): string => tidyEuros(text, parsePrice)
export const MoneyField = (props: FieldProps) => <TextField {...props} mode="decimal" tidy={tidyPrice} unit={{ sign: '€', side: 'before' }} />
export const NumberField = (props: FieldProps) => <TextField {...props} mode="numeric" />
export const PercentField = (props: FieldProps) => <TextField {...props} mode="decimal" unit={{ sign: '%', side: 'after' }} />

export interface Option {
  word: string
  label: string
  hint?: string | undefined
}

interface ChoiceFieldProps extends FieldProps {
  options: readonly Option[]
  /** Chosen when nothing was. */
  fallback: string
  /** Short options stand beside each other. */
  inRow?: boolean
}

export function ChoiceField({ form, name, label, hint, options, fallback, inRow = false }: ChoiceFieldProps) {
  const { id, fault, describedBy, value } = describe({ form, name, hint })
  return (
    <fieldset className="calc-field" data-faulty={fault !== undefined} aria-describedby={describedBy}>
      <legend>{label}</legend>
      <Notes id={id} hint={hint} fault={fault} />
      <div className="calc-options" data-row={inRow}>
        {options.map((option, index) => (
          <label key={option.word} className="calc-option">
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.word}`}
              name={name}
              value={option.word}
              defaultChecked={(value || fallback) === option.word}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function SelectField({ form, name, label, hint, options, empty }: FieldProps & { options: readonly Option[]; empty: string }) {
  const { id, fault, describedBy, value } = describe({ form, name, hint })
  return (
    <div className="calc-field" data-faulty={fault !== undefined}>
      <label htmlFor={id}>{label}</label>
      <Notes id={id} hint={hint} fault={fault} />
      <div className="calc-select">
        <select id={id} name={name} defaultValue={value} aria-invalid={fault ? true : undefined} aria-describedby={describedBy}>
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option.word} value={option.word}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

export function YesField({ form, name, label }: Omit<FieldProps, 'hint'>) {
  return (
    <label className="calc-option calc-check">
      <input type="checkbox" id={fieldId(form, name)} name={name} value="ja" defaultChecked={form.values[name] === 'ja'} />
      <span>{label}</span>
    </label>
  )
}

/** Fields that matter only after a certain choice; the style sheet shows them then. */
export function Only({ when, children }: { when: 'own-home' | 'pair' | 'child' | 'raised'; children: ReactNode }) {
  return (
    <div className="calc-only" data-when={when}>
      {children}
    </div>
  )
}
