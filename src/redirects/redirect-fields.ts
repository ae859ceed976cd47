/** What the owner fills in for a link, and what may be wrong with it. Also runs in the browser: form, API and import judge alike. */
import { resolveDestination, type DestinationFault } from './destination.ts'
import { readFee, type FeeFault } from './fee.ts'
import { isSlug } from './slug.ts'
import { noUtm, withUtm, type Utm } from './utm.ts'

const MAX_TITLE = 120
const MAX_DESCRIPTION = 500
/** In memory all of them; more is a mistake. */
export const MAX_REDIRECTS = 10_000

export interface RedirectFields {
  slug: string
  title: string
  /** As typed: whole, or relative to the base address. */
  destination_url: string
  description: string
  utm?: Utm
  /** In euros, as typed; '' for none, undefined leaves what is there. */
  fee?: string | undefined
}

export interface RedirectRules {
  /** Base address for relative destinations; '' when there is none. */
  base: string
  ownHosts: readonly string[]
}

/** As stored. */
export interface RedirectValues {
  slug: string
  title: string
  destination_url: string
  description: string | null
}

export type RedirectField = 'slug' | 'title' | 'destination_url' | 'description' | 'fee'
export type FieldFault = DestinationFault | FeeFault | 'slug'
export type FieldFaults = Partial<Record<RedirectField, FieldFault>>

/** `fee` in cents, null for none: it is stored by the day and not with the link. */
export type ReadFields =
  | { values: RedirectValues; fee: number | null | undefined; faults?: undefined }
  | { values?: undefined; fee?: undefined; faults: FieldFaults }

const textFault = (text: string, max: number, required: boolean): FieldFault | undefined => {
  if (text === '') return required ? 'empty' : undefined
  if (text.length > max) return 'too-long'
  // oxlint-disable-next-line no-control-regex -- refusing them is the purpose
  return /[\u0000-\u001f\u007f]/.test(text.replace(/[\r\n\t]/g, max === MAX_DESCRIPTION ? '' : '\u0000')) ? 'characters' : undefined
}

/** Campaign parameters are merged in here, after which the address is judged once more. */
export function readRedirectFields(fields: RedirectFields, rules: RedirectRules): ReadFields {
  const slug = fields.slug.trim()
  const title = fields.title.trim()
  const description = fields.description.trim()
  const typed = resolveDestination(fields.destination_url, rules)
  const destination = typed.url === undefined ? typed : resolveDestination(withUtm(typed.url, fields.utm ?? noUtm), rules)
  const fee = fields.fee === undefined ? undefined : readFee(fields.fee)
  const found: Record<RedirectField, FieldFault | undefined> = {
    slug: slug === '' ? 'empty' : isSlug(slug) ? undefined : 'slug',
    title: textFault(title, MAX_TITLE, true),
    destination_url: destination.fault,
    description: textFault(description, MAX_DESCRIPTION, false),
    fee: fee?.fault,
  }
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined)) as FieldFaults
  if (destination.url === undefined || Object.keys(faults).length > 0) return { faults }
  return { values: { slug, title, destination_url: destination.url, description: description === '' ? null : description }, fee: fee?.cents }
}
