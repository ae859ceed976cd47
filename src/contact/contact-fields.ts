/** The fields of a message to us and their rules; the browser checks by them too, so nothing here needs the server. */
import { cleanText, hasLineBreak } from '../platform/clean-text.ts'
import { isMailAddress } from '../platform/is-mail-address.ts'

export const contactFields = ['name', 'email', 'phone', 'message'] as const

export type ContactField = (typeof contactFields)[number]

/** The most characters of each field. */
export const contactLimits: Record<ContactField, number> = { name: 100, email: 254, phone: 30, message: 5_000 }

export type FieldFault = 'empty' | 'too_long' | 'invalid'

export interface ContactForm {
  name: string
  email: string
  phone?: string | undefined
  message: string
}

const PHONE = /^[+\d()./ -]+$/
const MIN_PHONE_DIGITS = 6

const isPhone = (text: string): boolean => PHONE.test(text) && text.replace(/\D/g, '').length >= MIN_PHONE_DIGITS

/** What is wrong with the text of a field, as cleaned by `cleanForm`; undefined when nothing is. A telephone number may be left out. */
export function findFault(field: ContactField, text: string): FieldFault | undefined {
  if (text === '') return field === 'phone' ? undefined : 'empty'
  if (text.length > contactLimits[field]) return 'too_long'
  if (field !== 'message' && hasLineBreak(text)) return 'invalid'
  if (field === 'email' && !isMailAddress(text)) return 'invalid'
  if (field === 'phone' && !isPhone(text)) return 'invalid'
  return undefined
}

/** Without invisible characters, and without spaces around the text. */
export function cleanForm(form: ContactForm): Required<Record<ContactField, string>> {
  return { name: cleanText(form.name), email: cleanText(form.email), phone: cleanText(form.phone ?? ''), message: cleanText(form.message) }
}

export type FieldFaults = Partial<Record<ContactField, FieldFault>>

/** The faults of a cleaned form, in the order of its fields. */
export function findFaults(form: Record<ContactField, string>): FieldFaults {
  return Object.fromEntries(contactFields.map((field) => [field, findFault(field, form[field])]).filter(([, fault]) => fault !== undefined))
}
