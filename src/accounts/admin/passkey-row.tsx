/** One passkey in the list. */
import { useState } from 'react'
import { Button, Group, Text } from '@mantine/core'
import { useKeptState } from '../../owner-kit/use-unsaved.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { faultOf, securityCalls, useSecurityChange, type Fault, type Passkey } from './security-data.ts'
import { SecurityField, SecurityForm } from './security-form.tsx'
import { passkeyTexts, securityFaults, securityTexts } from './security.nl.ts'

interface PasskeyRowProps {
  passkey: Passkey
  askPassword: boolean
}

export function PasskeyRow({ passkey, askPassword }: PasskeyRowProps) {
  const [mode, setMode] = useState<'view' | 'rename' | 'remove'>('view')
  const back = () => setMode('view')
  const name = passkey.name ?? passkeyTexts.unnamed
  const times = [passkey.createdAt && passkeyTexts.added(passkey.createdAt), passkey.lastUsedAt ? passkeyTexts.used(passkey.lastUsedAt) : passkeyTexts.unused]
  return (
    <li>
      <div className="cluster head">
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {times.filter(Boolean).join(', ')}
          </Text>
        </div>
        {mode === 'view' && (
          <Group gap="xs">
            <Button variant="default" aria-label={passkeyTexts.renameOf(name)} onClick={() => setMode('rename')}>
              {passkeyTexts.rename}
            </Button>
            <Button variant="default" aria-label={passkeyTexts.removeOf(name)} onClick={() => setMode('remove')}>
              {passkeyTexts.remove}
            </Button>
          </Group>
        )}
      </div>
      {mode === 'rename' && <RenameForm id={passkey.id} present={passkey.name ?? ''} onDone={back} />}
      {mode === 'remove' && <RemoveForm id={passkey.id} name={name} askPassword={askPassword} onDone={back} />}
    </li>
  )
}

function RenameForm({ id, present, onDone }: { id: string; present: string; onDone: () => void }) {
  const { typed: name, setTyped: setName, discard } = useKeptState(`passkey/${id}`, ['tab'], present)
  const [empty, setEmpty] = useState<Fault>()
  const leave = () => {
    discard()
    onDone()
  }
  const rename = useSecurityChange(securityCalls.renamePasskey, () => {
    leave()
    showSuccess(passkeyTexts.renamedToast)
  })
  const fault = empty ?? (rename.error ? faultOf(rename.error) : undefined)
  const submit = () => {
    setEmpty(name.trim() === '' ? { field: 'name', sentence: securityFaults.nameNeeded } : undefined)
    if (name.trim() !== '') rename.mutate({ id, name: name.trim() })
  }
  return (
    <SecurityForm label={passkeyTexts.renameOf(present)} submit={passkeyTexts.save} busy={rename.isPending} fault={fault} onSubmit={submit} onCancel={leave}>
      <SecurityField kind="name" label={passkeyTexts.name} value={name} fault={fault} onChange={setName} first />
    </SecurityForm>
  )
}

function RemoveForm({ id, name, askPassword, onDone }: { id: string; name: string; askPassword: boolean; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState<Fault>()
  const remove = useSecurityChange(securityCalls.removePasskey, () => showSuccess(passkeyTexts.removedToast))
  const fault = empty ?? (remove.error ? faultOf(remove.error) : undefined)
  const asks = askPassword || fault?.field === 'password' || password !== ''
  const submit = () => {
    const missing = asks && password === ''
    setEmpty(missing ? { field: 'password', sentence: securityFaults.passwordNeeded } : undefined)
    if (!missing) remove.mutate({ id, password })
  }
  return (
    <SecurityForm
      label={passkeyTexts.removeOf(name)}
      note={passkeyTexts.removeNote(name)}
      submit={passkeyTexts.remove}
      danger
      busy={remove.isPending}
      fault={fault}
      onSubmit={submit}
      onCancel={onDone}
    >
      {asks && <SecurityField kind="password" label={securityTexts.password} value={password} fault={fault} onChange={setPassword} first />}
    </SecurityForm>
  )
}
