/** Decides what the owner sees: waiting, the sign-in form, or the area itself. */
import { useState, type ReactNode } from 'react'
import { Button, Stack, Text } from '@mantine/core'
import { AdminShell } from './admin-shell.tsx'
import { adminTexts } from './admin.nl.ts'
import { load } from './load.tsx'
import { useSession, wasSignedIn } from './session.ts'
import { useKeepSession } from './use-keep-session.ts'
import { useSettingsForm } from './use-settings-form.ts'
import { kitTexts } from '../owner-kit/kit.nl.ts'

// Whoever is signed in does without it; for the others it comes while the server is asked.
const SignInForm = load(() => import('./sign-in/sign-in-form.tsx'), 'SignInForm', !wasSignedIn())

export function Admin({ onSignedOut }: { onSignedOut: () => void }) {
  const session = useSession()
  const settings = useSettingsForm(session.data === 'signed-in')
  const [signedInHere, setSignedInHere] = useState(false)
  useKeepSession(session.data === 'signed-in')

  if (session.isPending) return <Waiting>{adminTexts.loading}</Waiting>
  if (session.data === 'signed-in') return <AdminShell focusHeading={signedInHere} settings={settings} onSignedOut={onSignedOut} />
  if (session.data === undefined && wasSignedIn()) return <SessionUnknown busy={session.isFetching} onRetry={() => void session.refetch()} />
  return <SignInForm expired={session.data === 'expired'} onSignedIn={() => setSignedInHere(true)} />
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
