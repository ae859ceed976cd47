/** One webhook: how it stands, what can be done with it, and what it was told. */
import { useState } from 'react'
import { Alert, Badge, Button, Group, Text } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import type { Webhook } from '../webhook.ts'
import { RenewForm } from './renew-form.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { useWebhookAct } from './webhooks-data.ts'
import { deliveriesTexts, eventWord, offWords, webhooksTexts as texts } from './webhooks.nl.ts'

interface WebhookCardProps {
  webhook: Webhook
  recent: boolean
  onSecret: (secret: string) => void
}

export function WebhookCard({ webhook, recent, onSecret }: WebhookCardProps) {
  const [form, setForm] = useState<'edit' | 'renew'>()
  const [showsLog, setShowsLog] = useState(false)
  const { name, url, events, offAt, offReason, failingSince, formerUntil } = webhook
  const close = () => setForm(undefined)
  const saved = () => {
    close()
    showSuccess(texts.saved)
  }
  const renewed = (secret: string) => {
    close()
    onSecret(secret)
  }
  return (
    <li>
      <Text component="div" fw={600}>
        {name}{' '}
        {offAt !== null && (
          <Badge variant="default" data-tone="bad">
            {texts.off}
          </Badge>
        )}
      </Text>
      <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Text>
      <Text size="sm">{texts.gets(events.map(eventWord))}</Text>
      {formerUntil !== null && (
        <Text size="sm" c="dimmed">
          {texts.formerUntil(formerUntil)}
        </Text>
      )}
      {offReason !== null && (
        <Alert role="note" variant="default" data-tone={offReason === 'owner' ? 'warn' : 'bad'} my="sm">
          {offWords[offReason]}
        </Alert>
      )}
      {offAt === null && failingSince !== null && (
        <Alert role="note" variant="default" data-tone="warn" my="sm">
          {texts.failing(failingSince)}
        </Alert>
      )}
      {form === undefined && <Acts webhook={webhook} onForm={setForm} onTest={() => setShowsLog(true)} />}
      {form === 'edit' && <WebhookForm webhook={webhook} askPassword={!recent} onSaved={saved} onCancel={close} />}
      {form === 'renew' && <RenewForm webhook={webhook} askPassword={!recent} onRenewed={renewed} onCancel={close} />}
      <details open={showsLog} onToggle={(event) => setShowsLog(event.currentTarget.open)}>
        <summary>{deliveriesTexts.summary}</summary>
        {showsLog && <WebhookDeliveries webhook={webhook} />}
      </details>
    </li>
  )
}

interface ActsProps {
  webhook: Webhook
  onForm: (form: 'edit' | 'renew') => void
  onTest: () => void
}

function Acts({ webhook: { id, name, offAt }, onForm, onTest }: ActsProps) {
  const act = useWebhookAct(id)
  const isOn = offAt === null
  const press = (what: Parameters<typeof act.mutate>[0]) => () => {
    if (!act.isPending) act.mutate(what)
  }
  const test = () => {
    press('test')()
    onTest()
  }
  const remove = async () => {
    if (!act.isPending && (await askConfirmation(texts.confirmRemove(name)))) act.mutate('remove')
  }
  return (
    <Group gap="sm" mt="sm">
      {isOn && (
        <Button variant="default" size="sm" aria-label={texts.testOf(name)} onClick={test}>
          {texts.test}
        </Button>
      )}
      <Button variant="default" size="sm" aria-label={texts.editOf(name)} onClick={() => onForm('edit')}>
        {texts.edit}
      </Button>
      <Button variant="default" size="sm" aria-label={texts.renewOf(name)} onClick={() => onForm('renew')}>
        {texts.renew}
      </Button>
      <Button variant="default" size="sm" aria-label={isOn ? texts.turnOffOf(name) : texts.turnOnOf(name)} onClick={press(isOn ? 'off' : 'on')}>
        {isOn ? texts.turnOff : texts.turnOn}
      </Button>
      <Button variant="default" size="sm" aria-label={texts.removeOf(name)} onClick={() => void remove()}>
        {texts.remove}
      </Button>
    </Group>
  )
}
