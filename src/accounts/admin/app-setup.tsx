/** Putting the app in use: the password, the picture to scan, and a first code. */
import { useState } from 'react'
import { Text } from '@mantine/core'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { QrCode } from './qr-code.tsx'
import { faultOf, securityCalls, useSecurityChange, type Fault } from './security-data.ts'
import { SecurityField, SecurityForm } from './security-form.tsx'
import { appTexts, securityFaults, securityTexts } from './security.nl.ts'

interface AppSetupProps {
  /** Codes to be shown once; null when the owner has codes already. */
  onDone: (codes: string[] | null) => void
  onCancel: () => void
}

interface Pending {
  secret: string
  address: string
}

export function AppSetup({ onDone, onCancel }: AppSetupProps) {
  const [pending, setPending] = useState<Pending>()
  return pending ? <ScanStep pending={pending} onDone={onDone} onCancel={onCancel} /> : <PasswordStep onStarted={setPending} onCancel={onCancel} />
}

function PasswordStep({ onStarted, onCancel }: { onStarted: (pending: Pending) => void; onCancel: () => void }) {
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState<Fault>()
  const start = useSecurityChange(securityCalls.startApp, onStarted)
  const fault = empty ?? (start.error ? faultOf(start.error) : undefined)
  const submit = () => {
    setEmpty(password === '' ? { field: 'password', sentence: securityFaults.passwordNeeded } : undefined)
    if (password !== '') start.mutate(password)
  }
  return (
    <SecurityForm
      label={appTexts.setUp}
      note={appTexts.passwordFirst}
      submit={appTexts.next}
      busy={start.isPending}
      fault={fault}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <SecurityField kind="password" label={securityTexts.password} value={password} fault={fault} onChange={setPassword} first />
    </SecurityForm>
  )
}

function ScanStep({ pending, onDone, onCancel }: AppSetupProps & { pending: Pending }) {
  const [code, setCode] = useState('')
  const [empty, setEmpty] = useState<Fault>()
  const confirm = useSecurityChange(securityCalls.confirmApp, ({ recoveryCodes }) => {
    showSuccess(appTexts.on)
    onDone(recoveryCodes)
  })
  const fault = empty ?? (confirm.error ? faultOf(confirm.error) : undefined)
  const submit = () => {
    setEmpty(code.trim() === '' ? { field: 'code', sentence: securityFaults.codeNeeded } : undefined)
    if (code.trim() !== '') confirm.mutate(code)
  }
  return (
    <SecurityForm label={appTexts.setUp} submit={appTexts.confirm} busy={confirm.isPending} fault={fault} onSubmit={submit} onCancel={onCancel}>
      <Text>{appTexts.scan}</Text>
      <QrCode text={pending.address} label={appTexts.qr} />
      <Text>
        {appTexts.typeSecret}{' '}
        <Text component="code" display="block" ff="monospace" fw={600} mt={4}>
          {pending.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </Text>
      </Text>
      <SecurityField kind="code" label={appTexts.code} note={appTexts.codeNote} value={code} fault={fault} onChange={setCode} first />
    </SecurityForm>
  )
}
