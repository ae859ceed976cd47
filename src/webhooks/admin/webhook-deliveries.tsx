/** What a webhook was told in the last month, each with its tries and a way to have it told again. */
import { useState } from 'react'
import { Badge, Button, Skeleton, Text } from '@mantine/core'
import { faultSentence } from '../../mail/mail.nl.ts'
import { ChoiceFilter } from '../../owner-kit/choice-filter.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { Pager } from '../../owner-kit/pager.tsx'
import type { Webhook } from '../webhook.ts'
import { useDeliveries, useResend, type DeliveryFilter, type ShownDelivery } from './webhooks-data.ts'
import { deliveriesTexts as texts, eventWord } from './webhooks.nl.ts'

const states = ['delivered', 'waiting', 'failed'] as const
const tones = { delivered: 'good', waiting: 'warn', failed: 'bad' } as const

export function WebhookDeliveries({ webhook }: { webhook: Webhook }) {
  const [state, setState] = useState<DeliveryFilter>()
  const [after, setAfter] = useState<string>()
  const choose = (value: DeliveryFilter) => {
    setState(value)
    setAfter(undefined)
  }
  const query = useDeliveries(webhook, state, after)
  return (
    <div className="stack">
      <Text size="sm" c="dimmed">
        {texts.note}
      </Text>
      <ChoiceFilter label={texts.state} all={texts.all} value={state} choices={states} names={texts.states} onChoose={choose} />
      <Loaded query={query} failed={texts.loadFailed.message} waiting={<Skeleton height={120} role="status" aria-label={texts.loading} />}>
        {({ deliveries, next }) => (
          <>
            {deliveries.length === 0 ? (
              <Text c="dimmed">{state === undefined ? texts.none : texts.noneFound}</Text>
            ) : (
              <ul className="lined" aria-label={texts.summary} aria-busy={query.isPlaceholderData}>
                {deliveries.map((delivery) => (
                  <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
                ))}
              </ul>
            )}
            <Pager
              backTo="first"
              onBack={after === undefined ? undefined : () => setAfter(undefined)}
              onNext={next === null ? undefined : () => setAfter(next)}
              busy={query.isPlaceholderData}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: ShownDelivery }) {
  const { id, eventId, type, createdAt, status, tries, nextTryAt } = delivery
  const resend = useResend(webhook.id)
  const last = tries.at(-1)
  const facts = [
    texts.tries(tries.length),
    ...(last ? [last.status === null ? texts.noAnswer : texts.answer(last.status)] : []),
    ...(nextTryAt !== null && tries.length > 0 ? [texts.next(nextTryAt)] : []),
  ]
  return (
    <li className="cluster head">
      <div>
        <Text component="div" fw={600}>
          {eventWord(type)}{' '}
          <Badge variant="default" data-tone={tones[status]}>
            {texts.states[status]}
          </Badge>
        </Text>
        <Text size="sm" c="dimmed">
          <time dateTime={createdAt}>{texts.at(createdAt)}</time>, {facts.join(', ')}
        </Text>
        {tries.length > 0 && (
          <details>
            <summary>{texts.details}</summary>
            <ul className="bullets">
              {tries.map(({ at, status: answered, fault, milliseconds }) => (
                <li key={at}>
                  <Text size="sm">
                    {texts.at(at)}: {answered === null ? texts.noAnswer : texts.answer(answered)}, {texts.took(milliseconds)}
                    {fault && answered === null && ` — ${faultSentence(fault)}`}
                  </Text>
                </li>
              ))}
            </ul>
            <Text size="sm" c="dimmed">
              {texts.eventId(eventId)}
            </Text>
          </details>
        )}
      </div>
      {webhook.offAt === null && (
        <Button
          variant="default"
          size="sm"
          aria-label={texts.resendOf(eventWord(type), createdAt)}
          aria-disabled={resend.isPending}
          onClick={() => !resend.isPending && resend.mutate(id)}
        >
          {texts.resend}
        </Button>
      )}
    </li>
  )
}
