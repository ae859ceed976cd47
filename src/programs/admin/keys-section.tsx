/** The part Sleutels: keys by which other programs read. */
import { useState } from 'react'
import { Anchor, Badge, Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { ShownOnce } from '../../owner-kit/shown-once.tsx'
import type { ApiKey } from '../keys/api-key.ts'
import { KeyForm } from './key-form.tsx'
import { useKeys, useRevokeKey } from './keys-data.ts'
import { keysTexts as texts, scopeWords, stateWords } from './keys.nl.ts'

export function KeysSection() {
  return (
    <div className="stack">
      <Loaded query={useKeys()} failed={texts.loadFailed.message} waiting={<Skeleton height={200} role="status" aria-label={texts.loading} />}>
        {({ keys, recent }) => <Keys keys={keys} recent={recent} />}
      </Loaded>
    </div>
  )
}

function Keys({ keys, recent }: { keys: ApiKey[]; recent: boolean }) {
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const made = (shown: string) => {
    setAdding(false)
    setSecret(shown)
  }
  const open = keys.filter(({ state }) => state === 'open')
  const ended = keys.filter(({ state }) => state !== 'open')
  return (
    <>
      {secret !== undefined && <ShownOnce heading={texts.onceHeading} note={texts.onceNote} secret={secret} onDone={() => setSecret(undefined)} />}
      <Paper className="admin-card" component="section" aria-labelledby="keys-heading">
        <Title order={2} id="keys-heading">
          {texts.heading}
        </Title>
        <Text>{texts.lead}</Text>
        <Anchor href="/api/v1/openapi.json" underline="always">
          {texts.toDocument}
        </Anchor>
        {open.length === 0 ? <Text c="dimmed">{texts.none}</Text> : <KeyList keys={open} label={texts.list} />}
        {adding ? (
          <KeyForm askPassword={!recent} onMade={made} onCancel={() => setAdding(false)} />
        ) : (
          <Group>
            <Button onClick={() => setAdding(true)}>{texts.add}</Button>
          </Group>
        )}
        {ended.length > 0 && (
          <details>
            <summary>{texts.ended(ended.length)}</summary>
            <KeyList keys={ended} label={texts.ended(ended.length)} />
          </details>
        )}
      </Paper>
    </>
  )
}

const KeyList = ({ keys, label }: { keys: ApiKey[]; label: string }) => (
  <ul className="lined" aria-label={label}>
    {keys.map((key) => (
      <KeyRow key={key.id} line={key} />
    ))}
  </ul>
)

function KeyRow({ line: { id, name, hint, scopes, state, createdAt, lastUsedAt, expiresAt } }: { line: ApiKey }) {
  const revoke = useRevokeKey()
  const ask = async () => {
    if (!revoke.isPending && (await askConfirmation(texts.confirm(name)))) revoke.mutate(id)
  }
  const facts = [texts.made(createdAt), lastUsedAt === null ? texts.unused : texts.used(lastUsedAt), ...(expiresAt === null ? [] : [texts.until(expiresAt)])]
  return (
    <li className="cluster head">
      <div>
        <Text component="div" fw={600}>
          {name} <Text span ff="monospace" c="dimmed">{`${hint}…`}</Text>{' '}
          {state !== 'open' && (
            <Badge variant="default" data-tone="bad">
              {stateWords[state]}
            </Badge>
          )}
        </Text>
        <Text size="sm">{texts.may(scopes.map((scope) => scopeWords[scope]))}</Text>
        <Text size="sm" c="dimmed">
          {facts.join(', ')}
        </Text>
      </div>
      {state !== 'revoked' && (
        <Button variant="default" aria-label={texts.revokeOf(name)} aria-disabled={revoke.isPending} onClick={() => void ask()}>
          {revoke.isPending ? texts.busy : texts.revoke}
        </Button>
      )}
    </li>
  )
}
