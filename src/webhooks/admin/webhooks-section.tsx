/** The part Webhooks: addresses of other programs that are told what happens. */
import { useState } from 'react'
import { Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { ShownOnce } from '../../owner-kit/shown-once.tsx'
import type { Webhook } from '../webhook.ts'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { useWebhooks } from './webhooks-data.ts'
import { webhooksTexts as texts } from './webhooks.nl.ts'

export function WebhooksSection() {
  return (
    <div className="stack">
      <Loaded query={useWebhooks()} failed={texts.loadFailed.message} waiting={<Skeleton height={200} role="status" aria-label={texts.loading} />}>
        {({ webhooks, recent }) => <Webhooks webhooks={webhooks} recent={recent} />}
      </Loaded>
    </div>
  )
}

function Webhooks({ webhooks, recent }: { webhooks: Webhook[]; recent: boolean }) {
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const added = (shown: string | undefined) => {
    setAdding(false)
    setSecret(shown)
  }
  return (
    <>
      {secret !== undefined && <ShownOnce key={secret} heading={texts.onceHeading} note={texts.onceNote} secret={secret} onDone={() => setSecret(undefined)} />}
      <Paper className="admin-card" component="section" aria-labelledby="webhooks-heading">
        <Title order={2} id="webhooks-heading">
          {texts.heading}
        </Title>
        <Text>{texts.lead}</Text>
        {webhooks.length === 0 ? (
          <Text c="dimmed">{texts.none}</Text>
        ) : (
          <ul className="lined" aria-label={texts.list}>
            {webhooks.map((webhook) => (
              <WebhookCard key={webhook.id} webhook={webhook} recent={recent} onSecret={setSecret} />
            ))}
          </ul>
        )}
        {adding ? (
          <WebhookForm webhook={undefined} askPassword={!recent} onSaved={added} onCancel={() => setAdding(false)} />
        ) : (
          <Group>
            <Button onClick={() => setAdding(true)}>{texts.add}</Button>
          </Group>
        )}
      </Paper>
    </>
  )
}
