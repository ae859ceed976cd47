/** What the owner types about a homepage text, and saving it: nothing typed is lost, and nobody else's save is overwritten unseen. */
import { useState } from 'react'
import { moveTo } from '../../owner-kit/address.ts'
import { useLeaveWarning } from '../../owner-kit/use-leave-warning.ts'
import { useSaveHomepageText, type HomepageTextData } from './homepage-data.ts'
import { bodyOfForm, emptyForm, formOf, textOfForm, type HomepageForm } from './homepage-form.ts'

/** `text` undefined: a new one. `reload` reads it again after somebody else saved it. */
export function useHomepageEditor(text: HomepageTextData | undefined, reload: () => void) {
  const [base, setBase] = useState({ form: text ? formOf(text) : emptyForm, version: text?.version ?? 0 })
  const [form, setForm] = useState<HomepageForm>(base.form)
  const [overtaken, setOvertaken] = useState(false)
  const dirty = textOfForm(form) !== textOfForm(base.form)
  useLeaveWarning(dirty)
  const save = useSaveHomepageText(
    (id, version) => {
      setBase({ form, version })
      setOvertaken(false)
      if (!text) moveTo({ tab: 'inhoud', tekst: id }, 'replace')
    },
    () => {
      setOvertaken(true)
      reload()
    },
  )
  // Only after being told that somebody else saved does the next save go over it.
  const version = overtaken && text ? text.version : base.version
  const submit = () => {
    const values = bodyOfForm(form)
    if (values && !save.isPending) save.mutate({ id: text?.id, version, values })
  }
  return { form, setForm, dirty, saving: save.isPending, problem: save.error, submit }
}
