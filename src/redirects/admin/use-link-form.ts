/** The form of a link: what is typed, what is wrong with it, and storing it. */
import { useForm } from '@mantine/form'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { showFailure } from '../../owner-kit/toasts.tsx'
import { useVersionedSave } from '../../owner-kit/use-versioned-save.ts'
import { readRedirectFields, type RedirectField, type RedirectFields } from '../redirect-fields.ts'
import { noUtm, withUtm } from '../utm.ts'
import { resolveDestination } from '../destination.ts'
import { readLink, storeLink, useRefresh, type Link, type Rules } from './redirect-data.ts'
import { faultSentence, formTexts, refusedField } from './redirects-tab.nl.ts'

type Values = Required<RedirectFields>

const fieldNames: readonly RedirectField[] = ['slug', 'title', 'destination_url', 'description']

const valuesOf = (link: Link | undefined): Values => ({
  slug: link?.slug ?? '',
  title: link?.title ?? '',
  destination_url: link?.destination_url ?? '',
  description: link?.description ?? '',
  utm: noUtm,
})

interface LinkFormOptions {
  /** Undefined: a new one. */
  link: Link | undefined
  rules: Rules
  onStored: () => void
}

export function useLinkForm({ link, rules, onStored }: LinkFormOptions) {
  const form = useForm<Values>({ initialValues: valuesOf(link) })
  const refresh = useRefresh()
  const showFaults = (errors: Partial<Record<RedirectField, string>>) => {
    form.setErrors(errors)
    const first = fieldNames.find((field) => errors[field] !== undefined)
    if (first) form.getInputNode(first)?.focus()
  }
  const saving = useVersionedSave({
    row: link,
    read: readLink,
    write: storeLink,
    onSaved() {
      form.reset()
      // First: the form may be gone once the list is new.
      onStored()
      return refresh()
    },
    onFailed(error) {
      const { sentence, errors } = refusal(error)
      showFailure({ title: formTexts.failed, message: sentence })
      showFaults(errors)
    },
    onTheirs(stored) {
      form.setValues(valuesOf(stored))
      form.resetDirty(valuesOf(stored))
    },
  })
  const start = (save: typeof saving.save) => {
    if (saving.busy) return
    const { faults } = readRedirectFields(form.values, rules)
    if (faults) {
      showFailure(Object.values(faults).includes('empty') ? formTexts.required : formTexts.wrong)
      return showFaults(Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, faultSentence(field as RedirectField, fault)])))
    }
    form.clearErrors()
    save(form.values)
  }
  const { busy, conflict, loadTheirs } = saving
  const dirty = form.isDirty()
  const preview = previewOf(form.values, rules)
  return { form, busy, dirty, preview, conflict, loadTheirs, submit: () => start(saving.save), submitAnyway: () => start(saving.saveAnyway) }
}

/** The whole address as it will be stored; undefined while it would be refused. */
function previewOf({ destination_url, utm }: Values, rules: Rules): string | undefined {
  const { url } = resolveDestination(destination_url, rules)
  return url === undefined ? undefined : withUtm(url, utm)
}

function refusal(error: Error): { sentence: string; errors: Partial<Record<RedirectField, string>> } {
  if (!(error instanceof ApiProblem)) return { sentence: formTexts.noAnswer, errors: {} }
  if (error.code === 'conflict') return { sentence: formTexts.taken, errors: { slug: formTexts.taken } }
  if (error.code === 'too_large') return { sentence: formTexts.tooMany, errors: {} }
  const refused = fieldNames.filter((field) => error.fields.includes(field))
  return { sentence: error.title || formTexts.noAnswer, errors: Object.fromEntries(refused.map((field) => [field, refusedField])) }
}
