/** The app for codes: putting it in use, turning it off, and new recovery codes. */
import { useState } from 'react'
import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { AppSetup } from './app-setup.tsx'
import { faultOf, securityCalls, useSecurityChange, type Fault, type Security } from './security-data.ts'
import { SecurityField, SecurityForm } from './security-form.tsx'
import { appTexts, recoveryTexts, securityFaults, securityTexts } from './security.nl.ts'

interface AppCardProps {
  security: Security
  /** Codes to be shown once. */
  onCodes: (codes: string[]) => void
}

type Mode = 'view' | 'set-up' | 'off' | 'codes'

export function AppCard({ security, onCodes }: AppCardProps) {
  const [mode, setMode] = useState<Mode>('view')
  const back = () => setMode('view')
  const isOn = security.appSince !== null
  const hasCodes = isOn || security.passkeys.length > 0
  const take = (codes: string[] | null) => {
    back()
    if (codes) onCodes(codes)
  }
  return (
    <Paper className="admin-card" component="section" aria-labelledby="app-heading">
      <Title order={3} id="app-heading">
        {appTexts.heading}
      </Title>
      <Text>{isOn ? appTexts.since(security.appSince ?? '') : appTexts.note}</Text>
      {hasCodes && <Text data-low={security.recoveryCodesLeft < 3 || undefined}>{recoveryTexts.left(security.recoveryCodesLeft)}</Text>}
      {security.otherKey && <Alert role="note">{appTexts.otherKey}</Alert>}
      {mode === 'view' && (
        <Group gap="sm">
          {!isOn && <Button onClick={() => setMode('set-up')}>{appTexts.setUp}</Button>}
          {hasCodes && (
            <Button variant="default" onClick={() => setMode('codes')}>
              {recoveryTexts.renew}
            </Button>
          )}
          {isOn && (
            <Button variant="default" onClick={() => setMode('off')}>
              {appTexts.turnOff}
            </Button>
          )}
        </Group>
      )}
      {mode === 'set-up' && <AppSetup onDone={take} onCancel={back} />}
      {mode === 'off' && <TurnOffForm onDone={back} />}
      {mode === 'codes' && <RenewForm onDone={take} onCancel={back} />}
    </Paper>
  )
}

function TurnOffForm({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [empty, setEmpty] = useState<Fault>()
  const turnOff = useSecurityChange(securityCalls.turnOffApp, () => {
    showSuccess(appTexts.off)
    onDone()
  })
  const fault = empty ?? (turnOff.error ? faultOf(turnOff.error) : undefined)
  const submit = () => {
    const missing = missingOf(password, code)
    setEmpty(missing)
    if (!missing) turnOff.mutate({ password, code })
  }
  return (
    <SecurityForm
      label={appTexts.turnOff}
      note={appTexts.offNote}
      submit={appTexts.turnOff}
      danger
      busy={turnOff.isPending}
      fault={fault}
      onSubmit={submit}
      onCancel={onDone}
    >
      <SecurityField kind="password" label={securityTexts.password} value={password} fault={fault} onChange={setPassword} first />
      <SecurityField kind="code" label={appTexts.codeOrRecovery} value={code} fault={fault} onChange={setCode} text />
    </SecurityForm>
  )
}

function missingOf(password: string, code: string): Fault | undefined {
  if (password === '') return { field: 'password', sentence: securityFaults.passwordNeeded }
  return code.trim() === '' ? { field: 'code', sentence: securityFaults.codeNeeded } : undefined
}

function RenewForm({ onDone, onCancel }: { onDone: (codes: string[]) => void; onCancel: () => void }) {
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState<Fault>()
  const renew = useSecurityChange(securityCalls.renewCodes, ({ recoveryCodes }) => onDone(recoveryCodes))
  const fault = empty ?? (renew.error ? faultOf(renew.error) : undefined)
  const submit = () => {
    setEmpty(password === '' ? { field: 'password', sentence: securityFaults.passwordNeeded } : undefined)
    if (password !== '') renew.mutate(password)
  }
  return (
    <SecurityForm
      label={recoveryTexts.renew}
      note={recoveryTexts.renewNote}
      submit={recoveryTexts.renew}
      busy={renew.isPending}
      fault={fault}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <SecurityField kind="password" label={securityTexts.password} value={password} fault={fault} onChange={setPassword} first />
    </SecurityForm>
  )
}
