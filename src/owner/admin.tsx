/** Decides what the owner sees: waiting, the sign-in form, or the area itself. */
import { useState, type ReactNode } from 'react'
import { Button, Stack, Text } from '@mantine/core'
import { AdminShell } from './admin-shell.tsx'
import { adminTexts } from './admin.nl.ts'
import { load } from './load.tsx'
import { useSession, wasSignedIn } from './session.ts'
import { useKeepSession } from './use-keep-session.ts'
import { useSettingsForm } from './use-settings-form.ts'
import { readInvitation } from './people/invitation-address.ts'
import { RoleProvider } from '../owner-kit/role.tsx'
import { kitTexts } from '../owner-kit/kit.nl.ts'

// Whoever is signed in does without it; for the others it comes while the server is asked.
const SignInForm = load(() => import('./sign-in/sign-in-form.tsx'), 'SignInForm', !wasSignedIn())

const AcceptInvitation = load(() => import('./people/accept-invitation.tsx'), 'AcceptInvitation', false)

export function Admin({ onSignedOut }: { onSignedOut: () => void }) {
  const session = useSession()
  const state = session.data?.state
  const me = session.data?.me ?? null
  const [token, setToken] = useState(readInvitation)
  const settings = useSettingsForm(state === 'signed-in' && me?.role === 'owner')
  const [signedInHere, setSignedInHere] = useState(false)
  useKeepSession(state === 'signed-in')

  if (session.isPending) return <Waiting>{adminTexts.loading}</Waiting>
  if (token !== undefined) return <AcceptInvitation token={token} onSignedIn={() => setSignedInHere(true)} onDone={() => setToken(undefined)} />
  if (state === 'signed-in' && me !== null)
    return (
      <RoleProvider value={me.role}>
        <AdminShell focusHeading={signedInHere} settings={settings} onSignedOut={onSignedOut} />
      </RoleProvider>
    )
  if (state === undefined && wasSignedIn()) return <SessionUnknown busy={session.isFetching} onRetry={() => void session.refetch()} />
  return <SignInForm expired={state === 'expired'} asksEmail={session.data?.asksEmail ?? false} onSignedIn={() => setSignedInHere(true)} />
}

function SessionUnknown({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Waiting>
      <Text role="alert">{adminTexts.sessionUnknown}</Text>
      <Button variant="default" onClick={onRetry} aria-disabled={busy}>
        {busy ? adminTexts.loading : kitTexts.retry}
      </Button>
    </Waiting>
  )
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <Stack align="center" justify="center" mih="60dvh" p="lg" ta="center">
    {children}
  </Stack>
)
