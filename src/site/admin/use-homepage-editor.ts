/** What the owner types about a homepage text, and saving it. */
import { useState } from 'react'
import { moveTo } from '../../owner-kit/address.ts'
import { isSignedOut } from '../../owner-kit/api-call.ts'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { useLeaveWarning } from '../../owner-kit/use-leave-warning.ts'
import { useVersionedSave } from '../../owner-kit/use-versioned-save.ts'
import { homepageCalls, useRefreshHomepage, type HomepageTextData } from './homepage-data.ts'
import { bodyOfForm, emptyForm, formOf, textOfForm } from './homepage-form.ts'
import { homepageEditorTexts } from './homepage.nl.ts'

/** `text` undefined: a new one. */
export function useHomepageEditor(text: HomepageTextData | undefined) {
  const refresh = useRefreshHomepage()
  const [base, setBase] = useState(text ? formOf(text) : emptyForm)
  const [form, setForm] = useState(base)
  const dirty = textOfForm(form) !== textOfForm(base)
  useLeaveWarning(dirty)
  const show = (stored: HomepageTextData) => {
    setBase(formOf(stored))
    setForm(formOf(stored))
  }
  const saving = useVersionedSave({
    row: text,
    read: homepageCalls.read,
    write: ({ values }: { values: NonNullable<ReturnType<typeof bodyOfForm>>; typed: typeof form }, row) => homepageCalls.save(values, row),
    async onSaved({ id }, { typed }, isNew) {
      showSuccess(homepageEditorTexts.saved)
      setBase(typed)
      if (isNew) moveTo({ tab: 'inhoud', tekst: id }, 'replace')
      await refresh()
    },
    // Without a session the sign-in form says so.
    onFailed: (error) => void (isSignedOut(error) || showFailure(homepageEditorTexts.saveFailed)),
    onTheirs: show,
  })
  const start = (save: typeof saving.save) => {
    const values = bodyOfForm(form)
    if (values) save({ values, typed: form })
  }
  const { busy, conflict, error, loadTheirs } = saving
  return {
    form,
    setForm,
    dirty,
    saving: busy,
    problem: error,
    conflict,
    loadTheirs,
    submit: () => start(saving.save),
    submitAnyway: () => start(saving.saveAnyway),
  }
}
