/** The form of a link: what is typed, what is wrong with it, and storing it. */
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { useRecordForm } from '../../owner-kit/use-record-form.ts'
import { typedFee } from '../fee.ts'
import { readRedirectFields, type RedirectField, type RedirectFields } from '../redirect-fields.ts'
import { noUtm, withUtm } from '../utm.ts'
import { resolveDestination } from '../destination.ts'
import { linkPlace } from './link-address.ts'
import { readLink, storeLink, useRefresh, type Link, type Rules, type StoredLink } from './redirect-data.ts'
import { emptySentence, faultSentence, formTexts, refusedField } from './redirects-tab.nl.ts'

export type LinkValues = Required<RedirectFields> & { fee: string }

const fieldNames: readonly RedirectField[] = ['slug', 'title', 'destination_url', 'description', 'fee']

const valuesOf = (link: Link | undefined): LinkValues => ({
  slug: link?.slug ?? '',
  title: link?.title ?? '',
  destination_url: link?.destination_url ?? '',
  description: link?.description ?? '',
  utm: noUtm,
  fee: link?.fee_cents == null ? '' : typedFee(link.fee_cents),
})

interface LinkFormOptions {
  /** Undefined: a new one. */
  link: Link | undefined
  rules: Rules
  onStored: (stored: StoredLink) => void
}

export const useLinkForm = ({ link, rules, onStored }: LinkFormOptions) =>
  useRecordForm({
    at: linkPlace,
    row: link,
    initialValues: valuesOf(link),
    draftOf: (values) => values,
    faultsOf(values) {
      const found = Object.entries(readRedirectFields(values, rules).faults ?? {})
      return Object.fromEntries(found.map(([field, fault]) => [field, faultSentence(field as RedirectField, fault)]))
    },
    refusedOf: (fields, error) =>
      error.code === 'conflict'
        ? { slug: formTexts.taken }
        : Object.fromEntries(fieldNames.filter((field) => fields.includes(field)).map((field) => [field, refusedField])),
    read: readLink,
    write: storeLink,
    refresh: useRefresh(),
    onCreated: () => {},
    // The form may be gone once it is stored.
    onSaved: onStored,
    texts: {
      saved: () => (link ? formTexts.saved : formTexts.added),
      refused: (sentences) => (sentences.includes(emptySentence) ? formTexts.required : formTexts.wrong),
      failed: (error) => ({ title: formTexts.failed, message: reasonOf(error) }),
    },
  })

/** The whole address as it will be stored; undefined while it would be refused. */
export function previewOf({ destination_url, utm }: LinkValues, rules: Rules): string | undefined {
  const { url } = resolveDestination(destination_url, rules)
  return url === undefined ? undefined : withUtm(url, utm)
}

/** The specification asks for the server's own sentence. */
function reasonOf(error: Error): string {
  if (!(error instanceof ApiProblem)) return formTexts.noAnswer
  return error.code === 'too_large' ? formTexts.tooMany : error.title || formTexts.noAnswer
}
