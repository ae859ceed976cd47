/** Where a webhook leads and what it is told. */
import { useState, type SyntheticEvent } from 'react'
import { TextInput } from '@mantine/core'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { FormEnd } from '../../owner-kit/form-end.tsx'
import { passwordFault, passwordTexts } from '../../owner-kit/kit.nl.ts'
import { TickedChoices } from '../../owner-kit/ticked-choices.tsx'
import { useKeptState } from '../../owner-kit/use-unsaved.ts'
import { webhookEvents } from '../event.ts'
import { MAX_WEBHOOK_NAME, MAX_WEBHOOK_URL, type Webhook } from '../webhook.ts'
import { saveWebhook, useWebhookChange, type TypedWebhook } from './webhooks-data.ts'
import { eventNames, webhooksTexts as texts } from './webhooks.nl.ts'

interface WebhookFormProps {
  /** Undefined: a new one. */
  webhook: Webhook | undefined
  askPassword: boolean
  /** The secret of a new one. */
  onSaved: (secret: string | undefined) => void
  onCancel: () => void
}

type Faults = Partial<Record<keyof TypedWebhook | 'password' | 'form', string>>

export function WebhookForm({ webhook, askPassword, onSaved, onCancel }: WebhookFormProps) {
  const start: TypedWebhook = { name: webhook?.name ?? '', url: webhook?.url ?? '', events: webhook?.events ?? [] }
  const { typed, setTyped, discard } = useKeptState(`webhook/${webhook?.id ?? 'nieuw'}`, ['tab', 'onderdeel'], start)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<Faults>({})
  const save = useWebhookChange(
    (input: TypedWebhook & { password: string }) => saveWebhook(webhook?.id, input),
    (secret) => {
      discard()
      onSaved(secret)
    },
  )
  const faults = { ...(save.error && faultsOf(save.error)), ...missing }
  // The server asks who sits there where something new is told.
  const isAsked = askPassword && typed.url.trim() !== start.url
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = missingIn(typed, isAsked ? password : 'not asked')
    setMissing(found)
    if (Object.keys(found).length === 0 && !save.isPending) save.mutate({ ...typed, name: typed.name.trim(), url: typed.url.trim(), password })
  }
  const cancel = () => {
    discard()
    onCancel()
  }
  return (
    <form className="form" aria-label={webhook ? texts.editOf(webhook.name) : texts.add} noValidate onSubmit={submit}>
      <TextInput
        name="name"
        autoComplete="off"
        maxLength={MAX_WEBHOOK_NAME}
        label={texts.name}
        description={texts.nameNote}
        value={typed.name}
        error={faults.name}
        onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
      />
      <TextInput
        type="url"
        name="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_WEBHOOK_URL}
        label={texts.url}
        description={texts.urlNote}
        value={typed.url}
        error={faults.url}
        onChange={(event) => setTyped({ ...typed, url: event.currentTarget.value })}
      />
      <TickedChoices
        legend={texts.events}
        choices={webhookEvents}
        names={eventNames}
        chosen={typed.events}
        fault={faults.events}
        onChange={(events) => setTyped({ ...typed, events })}
      />
      <FormEnd
        password={{ isAsked, value: password, fault: faults.password, onChange: setPassword }}
        fault={faults.form}
        isBusy={save.isPending}
        words={{ act: texts.save, busy: texts.busy, cancel: texts.cancel }}
        onCancel={cancel}
      />
    </form>
  )
}

function missingIn({ name, url, events }: TypedWebhook, password: string): Faults {
  return {
    ...(name.trim() === '' && { name: texts.nameNeeded }),
    ...(url.trim() === '' && { url: texts.urlFault }),
    ...(events.length === 0 && { events: texts.eventsNeeded }),
    ...(password === '' && { password: passwordTexts.needed }),
  }
}

function faultsOf(error: Error): Faults {
  if (!(error instanceof ApiProblem)) return { form: texts.failed }
  const password = passwordFault(error)
  if (password !== undefined) return { password }
  if (error.fields.includes('url')) return { url: texts.urlFault }
  return { form: error.code === 'conflict' ? texts.full : texts.failed }
}
