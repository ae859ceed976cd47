/** A notary as the owner edits it: its fields and what may be wrong with them. The browser checks by the same rules. */
import { isDutchPhone } from '../platform/is-dutch-phone.ts'
import { isMailAddress } from '../platform/is-mail-address.ts'
import { isDay } from '../platform/days.ts'
import { isHttpsAddress } from '../platform/is-https-address.ts'
import { findDeed } from '../deeds/deed.ts'
import { givenParts, isAllIn, totalOf } from '../deeds/price-parts.ts'
import type { NotaryPrice } from './notary.ts'
import type { Relation } from './relation.ts'

/** 'concept': never seen by visitors yet; 'uit': taken off the list. */
export const notaryStates = ['concept', 'zichtbaar', 'uit'] as const
export type NotaryState = (typeof notaryStates)[number]

export interface NotaryDraft {
  name: string
  location: string
  languages: readonly string[]
  /** Labels of deeds. */
  specializations: readonly string[]
  features: readonly string[]
  phone: string
  email: string
  website: string
  /** Its page in the public register of notaries, and the day on which the owner saw it there (YYYY-MM-DD); '' both, or neither. */
  registerUrl: string
  registerDay: string
  /** Where the facts about the office were read: an address, or words such as 'opgave van het kantoor'; and on which day. '' both, or neither. */
  source: string
  sourceDay: string
  relation: Relation
  state: NotaryState
  prices: readonly NotaryPrice[]
}

export type DraftFault = 'empty' | 'too_long' | 'invalid' | 'unknown_place' | 'future' | 'twice' | 'too_many'

/** By field, and for prices by field and place: `prices.0.asOf`. */
export type DraftFaults = Readonly<Record<string, DraftFault>>

const MOST_WORDS = 12
const LONGEST_WORD = 60
/** More than any deed costs. */
export const MOST_CENTS = 10_000_000
const MOST = { name: 120, location: 60, phone: 30, email: 254, website: 300, source: 300, includes: 200 } as const

const textFault = (text: string, most: number, required: boolean): DraftFault | undefined =>
  text === '' ? (required ? 'empty' : undefined) : text.length > most ? 'too_long' : undefined

function wordsFault(words: readonly string[], required: boolean): DraftFault | undefined {
  if (required && words.length === 0) return 'empty'
  if (words.length > MOST_WORDS) return 'too_many'
  return words.some((word) => word.length > LONGEST_WORD) ? 'too_long' : undefined
}

function priceFaults(prices: readonly NotaryPrice[], today: string): [string, DraftFault | undefined][] {
  return prices.flatMap(({ deed, amountCents, includes, asOf, parts }, index): [string, DraftFault | undefined][] => {
    const twice = prices.findIndex((price) => price.deed === deed) < index
    return [
      [`prices.${index}.deed`, findDeed(deed) === undefined ? 'empty' : twice ? 'twice' : undefined],
      ...givenParts(parts).map((key): [string, DraftFault | undefined] => [
        `prices.${index}.parts.${key}`,
        Number.isInteger(parts[key]) && (parts[key] ?? 0) >= 0 && (parts[key] ?? 0) <= MOST_CENTS ? undefined : 'invalid',
      ]),
      [`prices.${index}.amountCents`, Number.isInteger(amountCents) && amountCents > 0 && amountCents <= MOST_CENTS ? undefined : 'invalid'],
      [`prices.${index}.includes`, textFault(includes, MOST.includes, true)],
      [`prices.${index}.asOf`, !isDay(asOf) ? 'invalid' : asOf > today ? 'future' : undefined],
    ]
  })
}

function registerFaults({ registerUrl: url, registerDay: day }: NotaryDraft, today: string): [string, DraftFault | undefined][] {
  const isAddress = url === '' ? day === '' : isHttpsAddress(url)
  return [
    ['registerUrl', textFault(url, MOST.website, day !== '') ?? (isAddress ? undefined : 'invalid')],
    ['registerDay', day === '' ? (url === '' ? undefined : 'empty') : !isDay(day) ? 'invalid' : day > today ? 'future' : undefined],
  ]
}

/** A price without a source would be seen by nobody. */
function sourceFaults({ source, sourceDay: day, prices }: NotaryDraft, today: string): [string, DraftFault | undefined][] {
  const isNeeded = prices.length > 0
  return [
    ['source', textFault(source, MOST.source, day !== '' || isNeeded)],
    ['sourceDay', day === '' ? (source === '' && !isNeeded ? undefined : 'empty') : !isDay(day) ? 'invalid' : day > today ? 'future' : undefined],
  ]
}

/** In the order of the screen. `today` is YYYY-MM-DD; whether the place is known is for the server to say. */
export function findDraftFaults(draft: NotaryDraft, today: string): DraftFaults {
  const { phone, email, website } = draft
  const labels = draft.specializations.every((label) => label.trim() !== '')
  const faults: [string, DraftFault | undefined][] = [
    ['name', textFault(draft.name, MOST.name, true)],
    ['location', textFault(draft.location, MOST.location, true)],
    ['phone', textFault(phone, MOST.phone, false) ?? (phone === '' || isDutchPhone(phone) ? undefined : 'invalid')],
    ['email', textFault(email, MOST.email, false) ?? (email === '' || isMailAddress(email) ? undefined : 'invalid')],
    ['website', textFault(website, MOST.website, false) ?? (website === '' || isHttpsAddress(website) ? undefined : 'invalid')],
    ...registerFaults(draft, today),
    ...sourceFaults(draft, today),
    ['languages', wordsFault(draft.languages, true)],
    ['specializations', labels ? wordsFault(draft.specializations, false) : 'invalid'],
    ['features', wordsFault(draft.features, false)],
    ...priceFaults(draft.prices, today),
  ]
  return Object.fromEntries(faults.filter((fault): fault is [string, DraftFault] => fault[1] !== undefined))
}

const tidyWords = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))]

/** Where the parts are told, the amount is their sum, and whether anything comes on top is read from what is missing. */
export function settlePrice(price: NotaryPrice): NotaryPrice {
  const total = totalOf(price.parts)
  return total === undefined ? price : { ...price, amountCents: total, allIn: isAllIn(price.deed, price.parts) }
}

/** Without spaces around, empty words and words twice. */
export function tidyDraft(draft: NotaryDraft): NotaryDraft {
  return {
    ...draft,
    name: draft.name.trim().replace(/\s+/g, ' '),
    location: draft.location.trim(),
    phone: draft.phone.trim(),
    email: draft.email.trim(),
    website: draft.website.trim(),
    registerUrl: draft.registerUrl.trim(),
    source: draft.source.trim(),
    languages: tidyWords(draft.languages),
    specializations: tidyWords(draft.specializations),
    features: tidyWords(draft.features),
    prices: draft.prices.map((price) => settlePrice({ ...price, includes: price.includes.trim() })),
  }
}

export const emptyDraft: NotaryDraft = {
  name: '',
  location: '',
  languages: ['Nederlands'],
  specializations: [],
  features: [],
  phone: '',
  email: '',
  website: '',
  registerUrl: '',
  registerDay: '',
  source: '',
  sourceDay: '',
  relation: 'geen',
  state: 'concept',
  prices: [],
}
