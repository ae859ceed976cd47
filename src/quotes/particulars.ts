/** What is asked of each deed, since it sets the price: reading what was answered. */
import { cleanText } from '../platform/clean-text.ts'
import { formatEuros } from '../platform/number-format.ts'
import { parsePrice } from '../platform/money-input.ts'
import { maskRequestText } from './mask-request-text.ts'
import type { DeedQuestions, Field } from './questions.schema.ts'

/** The most characters of a free text. */
export const TEXT_LIMIT = 500
/** Above every price of a house. */
const MOST_CENTS = 10_000_000_000

export type ParticularFault = 'empty' | 'too_long' | 'invalid'

/** A field of the form: its name there. */
export const particularName = (field: Pick<Field, 'id'>): string => `v-${field.id}`

type Reading = { value: string } | { fault: ParticularFault }

function readOne(field: Field, typed: string, name: string): Reading {
  const text = cleanText(typed)
  if (text === '') return field.optional ? { value: '' } : { fault: 'empty' }
  switch (field.kind) {
    case 'choice':
      return field.options.includes(text) ? { value: text } : { fault: 'invalid' }
    case 'number': {
      const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
      return number >= field.least && number <= field.most ? { value: String(number) } : { fault: 'invalid' }
    }
    case 'euros': {
      const cents = parsePrice(text.slice(0, 40))
      return cents !== undefined && cents > 0 && cents <= MOST_CENTS ? { value: `€\u00A0${formatEuros(cents)}` } : { fault: 'invalid' }
    }
    case 'text':
      return text.length > TEXT_LIMIT ? { fault: 'too_long' } : { value: maskRequestText(text, name) }
  }
}

/** A question with its answer, as it goes to an office. */
export interface Particular {
  ask: string
  answer: string
}

/** `given` is what was typed by the name of a field; `name` that of who asks. What was left open, and may be, is left out. */
export function readParticulars(questions: DeedQuestions, given: (name: string) => string, name = '') {
  const faults: Record<string, ParticularFault> = {}
  const particulars: Particular[] = []
  for (const field of questions.fields) {
    const reading = readOne(field, given(particularName(field)), name)
    if ('fault' in reading) faults[particularName(field)] = reading.fault
    else if (reading.value !== '') particulars.push({ ask: field.ask, answer: reading.value })
  }
  return { particulars, faults }
}
