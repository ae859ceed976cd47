/** The card Gegevens van één persoon: what is kept under one mail address, to hand over or to erase. The address never enters the page's own address. */
import { useState, type SyntheticEvent } from 'react'
import { Button, Group, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { isMailAddress } from '../../platform/is-mail-address.ts'
import { answerOf } from '../../owner-kit/api-call.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import type { personApi } from '../person.api.ts'
import { personTexts } from './person.nl.ts'

const calls = hc<ReturnType<typeof personApi>>('/').api.admin.person
const findPerson = (email: string) => answerOf(calls.find.$post({ json: { email } }))

type Kinds = Awaited<ReturnType<typeof findPerson>>['kinds']

export function PersonCard() {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState(false)
  const find = useMutation({ mutationFn: findPerson, meta: { failure: personTexts.failed } })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wrong = !isMailAddress(typed.trim())
    setFault(wrong)
    if (!wrong && !find.isPending) find.mutate(typed.trim())
  }
  return (
    <section className="admin-card" aria-labelledby="person-heading">
      <Title order={2} id="person-heading">
        {personTexts.heading}
      </Title>
      <Text c="dimmed" size="sm">
        {personTexts.note}
      </Text>
      <form className="with-button" onSubmit={submit} noValidate>
        <TextInput
          type="email"
          autoComplete="off"
          label={personTexts.email}
          value={typed}
          error={fault && personTexts.wrongEmail}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" aria-disabled={find.isPending}>
          {find.isPending ? personTexts.finding : personTexts.find}
        </Button>
      </form>
      <div role="status">{find.data && <Found email={find.variables} kinds={find.data.kinds} onErased={() => find.mutate(find.variables)} />}</div>
    </section>
  )
}

function Found({ email, kinds, onErased }: { email: string; kinds: Kinds; onErased: () => void }) {
  const kept = kinds.filter(({ count }) => count > 0)
  return (
    <div className="stack">
      {kept.length === 0 ? (
        <Text>{personTexts.nothing}</Text>
      ) : (
        <>
          <Title order={3} size="h4">
            {personTexts.found(email)}
          </Title>
          <dl className="facts-grid">
            {kept.map(({ id, title, count, oldest = '', newest = '' }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>
                  {personTexts.count(count)}, {personTexts.between(amsterdamTime(oldest), amsterdamTime(newest))}
                </dd>
              </div>
            ))}
          </dl>
          <Actions email={email} onErased={onErased} />
        </>
      )}
      <Text size="sm" c="dimmed">
        {personTexts.limits}
      </Text>
    </div>
  )
}

function Actions({ email, onErased }: { email: string; onErased: () => void }) {
  const client = useQueryClient()
  const exporting = useMutation({
    meta: { failure: personTexts.failed },
    mutationFn: () => answerOf(calls.export.$post({ json: { email } })),
    onSuccess: (data) => {
      download(JSON.stringify(data, null, 2))
      showSuccess(personTexts.exported)
    },
  })
  const erasing = useMutation({
    meta: { failure: personTexts.failed },
    mutationFn: () => answerOf(calls.erase.$post({ json: { email } })),
    onSuccess: ({ erased }) => {
      showSuccess(personTexts.erased(erased))
      onErased()
      void client.invalidateQueries()
    },
  })
  const busy = exporting.isPending || erasing.isPending
  const erase = async () => {
    if (!busy && (await askConfirmation(personTexts.question))) erasing.mutate()
  }
  return (
    <Group gap="sm">
      <Button variant="default" aria-disabled={busy} onClick={() => !busy && exporting.mutate()}>
        {personTexts.export}
      </Button>
      <Button variant="outline" color="red" aria-disabled={busy} onClick={() => void erase()}>
        {personTexts.erase}
      </Button>
    </Group>
  )
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = personTexts.fileName
  link.click()
  URL.revokeObjectURL(url)
}
