/** Decides what the owner sees: waiting, the sign-in form, or the area itself. */
import { useState } from 'react'
import { Button, Center, Stack, Text } from '@mantine/core'
import { AdminShell } from './admin-shell.tsx'
import { adminTexts } from './admin.nl.ts'
import { useSession, wasSignedIn } from './session.ts'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import { useKeepSession } from './use-keep-session.ts'
import { useSettingsForm } from './use-settings-form.ts'
import { useLeaveWarning } from '../owner-kit/use-leave-warning.ts'
import { kitTexts } from '../owner-kit/kit.nl.ts'

export function Admin({ onSignedOut }: { onSignedOut: () => void }) {
  const session = useSession()
  const settings = useSettingsForm(session.data === 'signed-in')
  const [signedInHere, setSignedInHere] = useState(false)
  useLeaveWarning(settings.dirty)
  useKeepSession(session.data === 'signed-in')

  if (session.isPending) return <Center className="admin-wait">{adminTexts.loading}</Center>
  if (session.data === 'signed-in') return <AdminShell focusHeading={signedInHere} settings={settings} onSignedOut={onSignedOut} />
  if (session.data === undefined && wasSignedIn()) return <SessionUnknown busy={session.isFetching} onRetry={() => void session.refetch()} />
  return <SignInForm expired={session.data === 'expired'} onSignedIn={() => setSignedInHere(true)} />
}

function SessionUnknown({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Center className="admin-wait">
      <Stack align="center">
        <Text role="alert">{adminTexts.sessionUnknown}</Text>
        <Button variant="default" onClick={onRetry} aria-disabled={busy}>
          {busy ? adminTexts.loading : kitTexts.retry}
        </Button>
      </Stack>
    </Center>
  )
}
