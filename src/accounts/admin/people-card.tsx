/** Who may sign in, who was invited, and inviting somebody. */
import { useState } from 'react'
import { Button, Group, Paper, Skeleton, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import type { Role } from '../../platform/role.ts'
import { peopleCalls, peopleFaultOf, usePeople, type OpenInvitation } from './people-data.ts'
import { peopleTexts as texts } from './people.nl.ts'
import { PersonItem } from './person-item.tsx'
import { RoleField } from './role-field.tsx'
import { securityKey, useSecurity, useSecurityChange } from './security-data.ts'
import { SecurityField, SecurityForm } from './security-form.tsx'
import { securityTexts } from './security.nl.ts'

export function PeopleCard() {
  const [inviting, setInviting] = useState(false)
  const [link, setLink] = useState<string>()
  const done = (made: string | null) => {
    setInviting(false)
    if (made === null) showSuccess(texts.invited)
    else setLink(made)
  }
  return (
    <Paper className="admin-card" component="section" aria-labelledby="people-heading">
      <Title order={3} id="people-heading">
        {texts.heading}
      </Title>
      <Text>{texts.note}</Text>
      <Loaded query={usePeople()} failed={texts.loadFailed.message} waiting={<Skeleton height={120} role="status" aria-label={securityTexts.loading} />}>
        {({ people, invitations }) => (
          <>
            <ul className="lined" aria-label={texts.list}>
              {people.map((person) => (
                <PersonItem key={person.id} person={person} />
              ))}
            </ul>
            {invitations.length > 0 && <Invitations invitations={invitations} />}
          </>
        )}
      </Loaded>
      {link !== undefined && <LinkOnce link={link} onDone={() => setLink(undefined)} />}
      {inviting ? (
        <InviteForm onDone={done} onCancel={() => setInviting(false)} />
      ) : (
        <Group gap="sm">
          <Button onClick={() => setInviting(true)}>{texts.invite}</Button>
        </Group>
      )}
    </Paper>
  )
}

function Invitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  return (
    <>
      <Title order={4}>{texts.invitations}</Title>
      <ul className="lined" aria-label={texts.invitations}>
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </>
  )
}

function InvitationItem({ invitation: { id, email, role, expiresAt, expired } }: { invitation: OpenInvitation }) {
  const client = useQueryClient()
  const withdraw = useMutation({
    meta: { failure: texts.withdrawFailed },
    mutationFn: () => peopleCalls.withdraw(id),
    onSuccess: () => showSuccess(texts.withdrawn),
    onSettled: () => client.invalidateQueries({ queryKey: securityKey }),
  })
  return (
    <li className="cluster head">
      <div>
        <Text fw={600}>{email}</Text>
        <Text size="sm" c="dimmed">
          {expired ? texts.expired(role) : texts.openUntil(role, expiresAt)}
        </Text>
      </div>
      <Button
        variant="default"
        aria-label={texts.withdrawOf(email)}
        aria-disabled={withdraw.isPending}
        onClick={() => !withdraw.isPending && withdraw.mutate()}
      >
        {texts.withdraw}
      </Button>
    </li>
  )
}

function LinkOnce({ link, onDone }: { link: string; onDone: () => void }) {
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    if (isCopied) showSuccess(texts.copied)
    else showFailure(texts.copyFailed)
  }
  return (
    <div className="security-form" role="status">
      <Text>{texts.linkOnce}</Text>
      <TextInput label={texts.link} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Group gap="sm">
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button variant="default" onClick={onDone}>
          {texts.linkDone}
        </Button>
      </Group>
    </div>
  )
}

function InviteForm({ onDone, onCancel }: { onDone: (link: string | null) => void; onCancel: () => void }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [password, setPassword] = useState('')
  const asksPassword = useSecurity().data?.recent === false
  const invite = useSecurityChange(peopleCalls.invite, ({ link }) => onDone(link))
  const fault = invite.error ? peopleFaultOf(invite.error) : undefined
  const submit = () => invite.mutate({ email, role, password })
  return (
    <SecurityForm label={texts.invite} submit={texts.send} busy={invite.isPending} fault={fault} onSubmit={submit} onCancel={onCancel}>
      <SecurityField kind="email" label={texts.email} value={email} fault={fault} onChange={setEmail} first />
      <RoleField value={role} onChange={setRole} />
      {(asksPassword || fault?.field === 'password' || password !== '') && (
        <SecurityField kind="password" label={securityTexts.password} value={password} fault={fault} onChange={setPassword} />
      )}
    </SecurityForm>
  )
}
