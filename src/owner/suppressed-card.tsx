/** The card Geweigerde adressen: who gets no mail any more, and why. Nothing while there is none. */
import { Button, Group, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../owner-kit/api-call.ts'
import { askConfirmation } from '../owner-kit/confirm.tsx'
import { showSuccess } from '../owner-kit/toasts.tsx'
import { amsterdamTime } from '../platform/dutch-time.ts'
import type { mailApi } from '../mail/mail.api.ts'
import { faultSentence } from '../mail/mail.nl.ts'
import { suppressedTexts as texts } from './mail-card.nl.ts'

const calls = hc<ReturnType<typeof mailApi>>('/').api.admin.mail.suppressed
const key = ['mail-suppressed']

export function SuppressedCard() {
  const client = useQueryClient()
  const list = useQuery({ queryKey: key, queryFn: () => answerOf(calls.$get()), meta: { failure: texts.loadFailed } })
  const release = useMutation({
    meta: { failure: texts.failed },
    mutationFn: (id: string) => answerOf(calls[':id'].$delete({ param: { id } })),
    onSuccess: () => showSuccess(texts.released),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  const addresses = list.data?.addresses ?? []
  if (addresses.length === 0) return null
  return (
    <section className="admin-card" aria-labelledby="suppressed-heading">
      <Title order={2} id="suppressed-heading">
        {texts.heading}
      </Title>
      <Text c="dimmed" size="sm">
        {texts.note}
      </Text>
      {addresses.map(({ id, address, reason, since }) => (
        <Group key={id} justify="space-between">
          <div>
            <Text fw={600}>{address}</Text>
            <Text size="sm">
              {amsterdamTime(since)}. {faultSentence(reason)}
            </Text>
          </div>
          <Button
            variant="default"
            aria-label={`${texts.release}: ${address}`}
            onClick={async () => {
              if (await askConfirmation(texts.releaseSure(address))) release.mutate(id)
            }}
          >
            {texts.release}
          </Button>
        </Group>
      ))}
    </section>
  )
}
