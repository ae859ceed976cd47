/** A request for quotes: what is asked, its fields and limits, and how long it is kept. */
import { cleanText, hasLineBreak } from '../platform/clean-text.ts'
import { DAY_MS } from '../platform/days.ts'
import { isDutchPhone } from '../platform/is-dutch-phone.ts'
import { isMailAddress } from '../platform/is-mail-address.ts'
import type { Particular } from './particulars.ts'

/** When the deed is needed, the soonest first. */
export const wantedMoments = ['spoed', 'maand', 'kwartaal', 'later'] as const
export type Wanted = (typeof wantedMoments)[number]

export const isWanted = (text: string): text is Wanted => wantedMoments.some((moment) => moment === text)

/** How a request stands; the steps are guarded by the database. */
export const requestStates = ['own', 'unconfirmed', 'open', 'ended', 'chosen', 'completed', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

/** What is encrypted: all that says who asks, and what the visitor typed. */
export interface SealedPart {
  /** Empty where it was not given. */
  name: string
  email: string
  phone: string
  particulars: readonly Particular[]
  note: string
}

export const personFields = ['name', 'email', 'phone', 'note'] as const
export type PersonField = (typeof personFields)[number]
export type PersonTyped = Record<PersonField, string>

/** The most characters of each. */
export const personLimits: Record<PersonField, number> = { name: 100, email: 254, phone: 30, note: 1_000 }

export type PersonFault = 'empty' | 'too_long' | 'invalid'

export const cleanPerson = (typed: PersonTyped): PersonTyped => ({
  name: cleanText(typed.name),
  email: cleanText(typed.email),
  phone: cleanText(typed.phone),
  note: cleanText(typed.note),
})

const isForm: Partial<Record<PersonField, (text: string) => boolean>> = { email: isMailAddress, phone: isDutchPhone }

function faultOf(field: PersonField, text: string, required: ReadonlySet<PersonField>): PersonFault | undefined {
  if (text === '') return required.has(field) ? 'empty' : undefined
  if (text.length > personLimits[field]) return 'too_long'
  if (field !== 'note' && hasLineBreak(text)) return 'invalid'
  return isForm[field]?.(text) === false ? 'invalid' : undefined
}

/** Of cleaned fields, in the order of the form. */
export const findPersonFaults = (typed: PersonTyped, required: ReadonlySet<PersonField>): Partial<Record<PersonField, PersonFault>> =>
  Object.fromEntries(personFields.map((field) => [field, faultOf(field, typed[field], required)]).filter(([, fault]) => fault !== undefined))

/** How many days a request is kept that is for the visitor alone. */
export const OWN_DAYS = 90
/** One whose mail address is not confirmed. */
export const UNCONFIRMED_DAYS = 7
/** After the end: the moment that the offices had, or the choice. */
export const KEPT_DAYS = 30
/** Offices that one request goes to. */
export const MOST_OFFICES = 4
/** More than these nobody reads; further ones are on the list of notaries. */
export const MOST_SHOWN = 8

export const daysAfter = (iso: string, days: number): string => new Date(Date.parse(iso) + days * DAY_MS).toISOString()
