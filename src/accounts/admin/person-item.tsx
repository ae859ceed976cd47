/** One person in the list, and what an owner changes about the access. */
import { useState } from 'react'
import { Badge, Button, Text } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { roleNames } from '../../platform/role.nl.ts'
import type { Role } from '../../platform/role.ts'
import { peopleCalls, peopleFaultOf, type Person } from './people-data.ts'
import { peopleTexts as texts } from './people.nl.ts'
import { RoleField } from './role-field.tsx'
import { useSecurity, useSecurityChange } from './security-data.ts'
import { SecurityField, SecurityForm } from './security-form.tsx'
import { securityTexts } from './security.nl.ts'

export function PersonItem({ person }: { person: Person }) {
  const [changing, setChanging] = useState(false)
  return (
    <li>
      <div className="cluster head">
        <div>
          <Text fw={600}>
            {person.name} <Badge variant="default">{roleNames[person.role]}</Badge> {person.self && <Badge variant="default">{texts.self}</Badge>}{' '}
            {person.suspended && (
              <Badge variant="default" data-tone="bad">
                {texts.suspended}
              </Badge>
            )}
          </Text>
          <Text size="sm">{person.email === '' ? texts.noEmail : person.email}</Text>
          <Text size="sm" c="dimmed">
            {texts.lastSignIn(person.lastSignInAt)}. {texts.secondStep(person.hasSecondFactor)}.
          </Text>
        </div>
        {!changing && (
          <Button variant="default" aria-label={texts.changeOf(person.name)} onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        )}
      </div>
      {changing && <ChangeForm person={person} onDone={() => setChanging(false)} />}
    </li>
  )
}

type Step = { kind: 'role' } | { kind: 'suspend' } | { kind: 'remove' }

function ChangeForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const [role, setRole] = useState<Role>(person.role)
  const [password, setPassword] = useState('')
  const asksPassword = useSecurity().data?.recent === false
  const { id, name, suspended } = person
  const change = useSecurityChange(
    async ({ kind }: Step) => {
      if (kind === 'role') return peopleCalls.setRole({ id, role, password })
      if (kind === 'suspend') return peopleCalls.setSuspended({ id, suspended: !suspended, password })
      return peopleCalls.remove({ id, password })
    },
    () => {
      showSuccess(texts.changed)
      onDone()
    },
  )
  const fault = change.error ? peopleFaultOf(change.error) : undefined
  const remove = async () => {
    if (!change.isPending && (await askConfirmation(texts.confirmRemove(name)))) change.mutate({ kind: 'remove' })
  }
  const more = (
    <>
      <Button variant="default" onClick={() => !change.isPending && change.mutate({ kind: 'suspend' })}>
        {suspended ? texts.resume : texts.suspend}
      </Button>
      <Button variant="default" onClick={() => void remove()}>
        {texts.remove}
      </Button>
    </>
  )
  return (
    <SecurityForm
      label={texts.changeOf(name)}
      note={texts.effects}
      submit={texts.saveRole}
      busy={change.isPending}
      fault={fault}
      more={more}
      onSubmit={() => change.mutate({ kind: 'role' })}
      onCancel={onDone}
    >
      <RoleField value={role} onChange={setRole} />
      {(asksPassword || fault?.field === 'password' || password !== '') && (
        <SecurityField kind="password" label={securityTexts.password} value={password} fault={fault} onChange={setPassword} />
      )}
    </SecurityForm>
  )
}
