/** A new secret for a webhook. */
import { useState, type SyntheticEvent } from 'react'
import { Text } from '@mantine/core'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { FormEnd } from '../../owner-kit/form-end.tsx'
import { passwordFault, passwordTexts } from '../../owner-kit/kit.nl.ts'
import type { Webhook } from '../webhook.ts'
import { renewWebhookSecret, useWebhookChange } from './webhooks-data.ts'
import { webhooksTexts as texts } from './webhooks.nl.ts'

interface RenewFormProps {
  webhook: Webhook
  askPassword: boolean
  onRenewed: (secret: string) => void
  onCancel: () => void
}

export function RenewForm({ webhook: { id, name }, askPassword, onRenewed, onCancel }: RenewFormProps) {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<string>()
  const renew = useWebhookChange((typed: string) => renewWebhookSecret(id, typed), onRenewed)
  const refused = renew.error instanceof ApiProblem ? passwordFault(renew.error) : undefined
  const fault = missing ?? refused
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const needed = askPassword && password === '' ? passwordTexts.needed : undefined
    setMissing(needed)
    if (needed === undefined && !renew.isPending) renew.mutate(password)
  }
  return (
    <form className="form" aria-label={texts.renewOf(name)} noValidate onSubmit={submit}>
      <Text>{texts.renewNote}</Text>
      <FormEnd
        password={{ isAsked: askPassword, value: password, fault, onChange: setPassword }}
        fault={renew.error && refused === undefined ? texts.actFailed.message : undefined}
        isBusy={renew.isPending}
        words={{ act: texts.renew, busy: texts.busy, cancel: texts.cancel }}
        onCancel={onCancel}
      />
    </form>
  )
}
