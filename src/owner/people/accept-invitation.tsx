/** Who was invited sets a name and a password, and is in. */
import { useState, type SyntheticEvent } from 'react'
import { Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { findPasswordFault } from '../../accounts/password/password-rule.ts'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { roleNames, roleNotes } from '../../platform/role.nl.ts'
import type { Role } from '../../platform/role.ts'
import { passwordField, passwordVerdicts } from '../admin.nl.ts'
import { BrandLink } from '../brand-link.tsx'
import { accountsCalls } from '../owner-calls.ts'
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts'
import { acceptTexts as texts } from './accept-invitation.nl.ts'
import { forgetInvitation } from './invitation-address.ts'

const { invitation } = accountsCalls.api

interface AcceptInvitationProps {
  token: string
  onSignedIn: () => void
  /** It is used, or is none. */
  onDone: () => void
}

export function AcceptInvitation({ token, onSignedIn, onDone }: AcceptInvitationProps) {
  const query = useQuery({ queryKey: ['invitation', token], queryFn: () => answerOf(invitation.$post({ json: { token } })), staleTime: Infinity })
  const leave = () => {
    forgetInvitation()
    onDone()
  }
  const isGone = query.error instanceof ApiProblem && query.error.status < 500 && query.error.status !== 429
  return (
    <main className="sign-in">
      <BrandLink />
      <Paper className="admin-card">
        <Stack>
          <Title order={1}>{texts.heading}</Title>
          {query.data ? (
            <AcceptForm token={token} {...query.data} onSignedIn={onSignedIn} onDone={leave} />
          ) : isGone ? (
            <Gone onLeave={leave} />
          ) : query.error ? (
            <LoadFailed
              sentence={query.error instanceof ApiProblem && query.error.title !== '' ? query.error.title : texts.failed}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <Text role="status">{texts.loading}</Text>
          )}
        </Stack>
      </Paper>
    </main>
  )
}

const Gone = ({ onLeave }: { onLeave: () => void }) => (
  <>
    <Text role="alert">{texts.gone}</Text>
    <Button variant="default" onClick={onLeave}>
      {texts.toSignIn}
    </Button>
  </>
)

interface Faults {
  name?: string | undefined
  password?: string | undefined
  form?: string | undefined
}

function faultsOf(error: Error): Faults {
  if (!(error instanceof ApiProblem)) return { form: texts.failed }
  if (error.fields.includes('name')) return { name: texts.nameNeeded }
  if (error.fields.includes('password')) return { password: passwordField.fault }
  if (error.code === 'not_found') return { form: texts.gone }
  if (error.code === 'conflict') return { form: texts.taken }
  return { form: error.title || texts.failed }
}

interface AcceptFormProps extends AcceptInvitationProps {
  email: string
  role: Role
}

function AcceptForm({ token, email, role, onSignedIn, onDone }: AcceptFormProps) {
  const finish = useFinishSignIn(onSignedIn)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const accept = useMutation({
    mutationFn: () => answerOf(invitation.accept.$post({ json: { token, name, password } })),
    onSuccess: async () => {
      await finish()
      onDone()
    },
    onError: (error) => setFaults(faultsOf(error)),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const weak = findPasswordFault(password)
    const own: Faults = { ...(name.trim() === '' && { name: texts.nameNeeded }), ...(weak && { password: passwordVerdicts[weak](password.length) }) }
    setFaults(own)
    if (Object.keys(own).length === 0 && !accept.isPending) accept.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>
          {texts.lead(roleNames[role])} {roleNotes[role]}
        </Text>
        <TextInput type="email" name="username" autoComplete="username" label={texts.email} description={texts.emailNote} value={email} readOnly />
        <TextInput
          name="name"
          autoComplete="name"
          label={texts.name}
          description={texts.nameNote}
          maxLength={60}
          value={name}
          error={faults.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          type="password"
          name="new-password"
          autoComplete="new-password"
          label={texts.password}
          description={texts.passwordNote}
          maxLength={128}
          value={password}
          error={faults.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {faults.form && (
          <Text role="alert" c="var(--bad)">
            {faults.form}
          </Text>
        )}
        <Button type="submit" fullWidth aria-disabled={accept.isPending}>
          {accept.isPending ? texts.busy : texts.submit}
        </Button>
      </Stack>
    </form>
  )
}
