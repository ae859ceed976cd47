/** The fields of a homepage text, each with what is wrong with it once the owner tried to save. */
import { useEffect, useRef, useState } from 'react'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { MAX_HOMEPAGE_TEXT } from '../homepage-text.ts'
import { faultsOf, type HomepageForm } from './homepage-form.ts'
import { homepageEditorTexts as texts } from './homepage.nl.ts'

type Field = keyof typeof texts.faults

interface HomepageFieldsProps {
  form: HomepageForm
  onChange: (change: Partial<HomepageForm>) => void
  /** Of the last attempt to save. */
  problem: Error | null
}

export function HomepageFields({ form, onChange, problem }: HomepageFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  const [tried, setTried] = useState(false)
  const faults = faultsOf(form)
  useEffect(() => {
    const owner = fields.current?.closest('form')
    const check = () => {
      setTried(true)
      const first = faultsOf(form)[0]
      if (first) fields.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    }
    owner?.addEventListener('submit', check)
    return () => owner?.removeEventListener('submit', check)
  }, [form])
  const refused = problem instanceof ApiProblem ? problem.fields : []
  const errorOf = (field: Field) => ((tried && faults.includes(field)) || refused.includes(field) ? texts.faults[field] : undefined)
  return (
    <div ref={fields} className="form">
      <Textarea
        name="content"
        label={texts.content}
        description={`${texts.contentNote} ${texts.count(form.content.trim().length, MAX_HOMEPAGE_TEXT)}`}
        rows={9}
        required
        value={form.content}
        error={errorOf('content')}
        onChange={(event) => onChange({ content: event.currentTarget.value })}
      />
      <Switch label={texts.active} checked={form.active} onChange={(event) => onChange({ active: event.currentTarget.checked })} />
      <div className="fields-row">
        <TextInput
          type="datetime-local"
          name="startsAt"
          label={texts.startsAt}
          description={texts.momentNote}
          value={form.startsAt}
          error={errorOf('startsAt')}
          onChange={(event) => onChange({ startsAt: event.currentTarget.value })}
        />
        <TextInput
          type="datetime-local"
          name="endsAt"
          label={texts.endsAt}
          description={texts.momentNote}
          value={form.endsAt}
          error={errorOf('endsAt')}
          onChange={(event) => onChange({ endsAt: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}
