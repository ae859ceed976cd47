/** Passkeys: adding one, giving it another name, taking it away. */
import { useState } from 'react'
import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core'
import { useKeptState } from '../../owner-kit/use-unsaved.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { canUsePasskeys, isNumberAddress, knowsPasskeys } from './browser-passkey.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { faultOf, securityCalls, useSecurityChange, type Fault, type Security } from './security-data.ts'
import { SecurityField, SecurityForm } from './security-form.tsx'
import { passkeyTexts, securityFaults, securityTexts } from './security.nl.ts'

interface PasskeyCardProps {
  security: Security
  /** Codes to be shown once. */
  onCodes: (codes: string[]) => void
}

export function PasskeyCard({ security, onCodes }: PasskeyCardProps) {
  const [adding, setAdding] = useState(false)
  const done = (codes: string[] | null) => {
    setAdding(false)
    showSuccess(passkeyTexts.addedToast)
    if (codes) onCodes(codes)
  }
  return (
    <Paper className="admin-card" component="section" aria-labelledby="passkey-heading">
      <Title order={3} id="passkey-heading">
        {passkeyTexts.heading}
      </Title>
      <Text>{passkeyTexts.note}</Text>
      {security.passkeys.length === 0 ? (
        <Text c="dimmed">{passkeyTexts.none}</Text>
      ) : (
        <ul className="lined" aria-label={passkeyTexts.list}>
          {security.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} askPassword={!security.recent} />
          ))}
        </ul>
      )}
      {adding ? (
        <AddForm askPassword={!security.recent} onDone={done} onCancel={() => setAdding(false)} />
      ) : canUsePasskeys() ? (
        <Group gap="sm">
          <Button onClick={() => setAdding(true)}>{passkeyTexts.add}</Button>
        </Group>
      ) : (
        <WhyNot />
      )}
    </Paper>
  )
}

/** Why no passkey can be made here, and where it can. */
function WhyNot() {
  if (!knowsPasskeys() && !isNumberAddress()) return <Text c="dimmed">{passkeyTexts.unsupported}</Text>
  const local = new URL(location.href)
  local.hostname = 'localhost'
  return (
    <Text c="dimmed">
      {passkeyTexts.numberAddress} {location.hostname === '127.0.0.1' && <Anchor href={local.href}>{passkeyTexts.openLocal}</Anchor>}
    </Text>
  )
}

interface AddFormProps {
  askPassword: boolean
  onDone: (codes: string[] | null) => void
  onCancel: () => void
}

function AddForm({ askPassword, onDone, onCancel }: AddFormProps) {
  const { typed: name, setTyped: setName, discard } = useKeptState('passkey/nieuw', ['tab'], '')
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState<Fault>()
  const add = useSecurityChange(securityCalls.addPasskey, ({ recoveryCodes }) => {
    discard()
    onDone(recoveryCodes)
  })
  const cancel = () => {
    discard()
    onCancel()
  }
  const fault = empty ?? (add.error ? addFaultOf(add.error) : undefined)
  const submit = () => {
    const missing: Fault | undefined =
      name.trim() === ''
        ? { field: 'name', sentence: securityFaults.nameNeeded }
        : askPassword && password === ''
          ? { field: 'password', sentence: securityFaults.passwordNeeded }
          : undefined
    setEmpty(missing)
    if (!missing) add.mutate({ name: name.trim(), password })
  }
  return (
    <SecurityForm label={passkeyTexts.add} submit={passkeyTexts.create} busy={add.isPending} fault={fault} onSubmit={submit} onCancel={cancel}>
      <SecurityField kind="name" label={passkeyTexts.name} note={passkeyTexts.nameNote} value={name} fault={fault} onChange={setName} first />
      {(askPassword || fault?.field === 'password' || password !== '') && (
        <SecurityField kind="password" label={securityTexts.password} value={password} fault={fault} onChange={setPassword} />
      )}
    </SecurityForm>
  )
}

/** A passkey that was refused has no field of its own. */
function addFaultOf(error: Error): Fault {
  const fault = faultOf(error)
  return fault.field === 'code' ? { field: 'form', sentence: securityFaults.passkey } : fault
}
