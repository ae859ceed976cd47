/** The account of who is signed in: name, address, password. */
import { useState } from 'react'
import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { roleNames, roleNotes } from '../../platform/role.nl.ts'
import type { Profile } from '../people/profile.ts'
import { findPasswordFault } from '../password/password-rule.ts'
import { peopleCalls, peopleFaultOf } from './people-data.ts'
import { profileTexts as texts } from './people.nl.ts'
import { useSecurity, useSecurityChange, type Fault } from './security-data.ts'
import { SecurityField, SecurityForm } from './security-form.tsx'
import { securityFaults } from './security.nl.ts'

interface AccountCardProps {
  me: Profile
  onSaved: () => void
}

export function AccountCard({ me, onSaved }: AccountCardProps) {
  const [mode, setMode] = useState<'view' | 'profile' | 'password'>('view')
  const view = () => setMode('view')
  const saved = () => {
    view()
    onSaved()
  }
  return (
    <Paper className="admin-card" component="section" aria-labelledby="account-heading">
      <Title order={3} id="account-heading">
        {texts.heading}
      </Title>
      <Text>
        <strong>{me.name}</strong> {me.email}
      </Text>
      <Text>
        {roleNames[me.role]}. {roleNotes[me.role]}
      </Text>
      {mode === 'profile' && <ProfileForm me={me} onDone={saved} onCancel={view} />}
      {mode === 'password' && <PasswordForm onDone={view} onCancel={view} />}
      {mode === 'view' && (
        <Group gap="sm">
          <Button variant="default" onClick={() => setMode('profile')}>
            {texts.change}
          </Button>
          <Button variant="default" onClick={() => setMode('password')}>
            {texts.changePassword}
          </Button>
        </Group>
      )}
    </Paper>
  )
}

interface FormProps {
  onDone: () => void
  onCancel: () => void
}

function ProfileForm({ me, onDone, onCancel }: FormProps & { me: Profile }) {
  const [name, setName] = useState(me.name)
  const [email, setEmail] = useState(me.email)
  const [password, setPassword] = useState('')
  const save = useSecurityChange(peopleCalls.saveProfile, () => {
    showSuccess(texts.saved)
    onDone()
  })
  const fault = save.error ? peopleFaultOf(save.error) : undefined
  const submit = () => save.mutate({ name, email, password })
  return (
    <SecurityForm label={texts.change} note={texts.note} submit={texts.save} busy={save.isPending} fault={fault} onSubmit={submit} onCancel={onCancel}>
      <SecurityField kind="name" label={texts.name} value={name} fault={fault} onChange={setName} first />
      <SecurityField
        kind="email"
        label={texts.email}
        {...(me.role === 'owner' && { note: texts.emailOfFirst })}
        value={email}
        fault={fault}
        onChange={setEmail}
      />
      {(fault?.field === 'password' || password !== '') && (
        <SecurityField kind="password" label={texts.current} value={password} fault={fault} onChange={setPassword} />
      )}
    </SecurityForm>
  )
}

function PasswordForm({ onDone, onCancel }: FormProps) {
  const [password, setPassword] = useState('')
  const [current, setCurrent] = useState('')
  const [code, setCode] = useState('')
  const [own, setOwn] = useState<Fault>()
  const { data } = useSecurity()
  const asksCode = data !== undefined && (data.appSince !== null || data.passkeys.length > 0)
  const change = useSecurityChange(peopleCalls.changePassword, () => {
    showSuccess(texts.passwordChanged)
    onDone()
  })
  const fault = own ?? (change.error ? peopleFaultOf(change.error) : undefined)
  const submit = () => {
    const missing: Fault | undefined = findPasswordFault(password)
      ? { field: 'new-password', sentence: texts.weak }
      : current === ''
        ? { field: 'password', sentence: securityFaults.passwordNeeded }
        : undefined
    setOwn(missing)
    if (!missing) change.mutate({ password, current, ...(asksCode && { code }) })
  }
  return (
    <SecurityForm label={texts.changePassword} submit={texts.changePassword} busy={change.isPending} fault={fault} onSubmit={submit} onCancel={onCancel}>
      <SecurityField kind="new-password" label={texts.newPassword} note={texts.newNote} value={password} fault={fault} onChange={setPassword} first />
      <SecurityField kind="password" label={texts.current} value={current} fault={fault} onChange={setCurrent} />
      {asksCode && <SecurityField kind="code" label={texts.code} value={code} fault={fault} onChange={setCode} text />}
    </SecurityForm>
  )
}
