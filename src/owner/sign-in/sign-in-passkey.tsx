/** Signing in with a passkey, where the browser knows them. */
import { Box, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { canUsePasskeys, PasskeyCancelled, takePasskey } from '../../accounts/admin/browser-passkey.ts'
import { passkeySignInTexts } from '../../accounts/admin/sign-in.nl.ts'
import { signInTexts } from '../admin.nl.ts'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { showFailure, type Toast } from '../../owner-kit/toasts.tsx'
import { useFinishSignIn } from './use-finish-sign-in.ts'
import { accountsCalls } from '../owner-calls.ts'

const { passkey } = accountsCalls.api['sign-in']

async function signInByPasskey(): Promise<void> {
  const options = await answerOf(passkey.question.$post())
  const response = await takePasskey(options as PublicKeyCredentialRequestOptionsJSON)
  await answerOf(passkey.$post({ json: { response } }))
}

function failureOf(error: Error): Toast {
  if (error instanceof PasskeyCancelled) return passkeySignInTexts.cancelled
  if (!(error instanceof ApiProblem)) return signInTexts.failed
  if (error.code === 'second_factor_refused') return passkeySignInTexts.refused
  return error.status === 429 && error.title !== '' ? { title: signInTexts.failureTitle, message: error.title } : signInTexts.failed
}

export function SignInPasskey({ onSignedIn }: { onSignedIn: () => void }) {
  const finish = useFinishSignIn(onSignedIn)
  const signIn = useMutation({ mutationFn: signInByPasskey, onSuccess: finish, onError: (error) => showFailure(failureOf(error)) })
  if (!canUsePasskeys()) return null
  return (
    <>
      <Group wrap="nowrap" gap="sm" c="dimmed">
        <Box flex={1} h={1} bg="var(--line)" />
        {passkeySignInTexts.or}
        <Box flex={1} h={1} bg="var(--line)" />
      </Group>
      <Button variant="default" fullWidth aria-disabled={signIn.isPending} onClick={() => !signIn.isPending && signIn.mutate()}>
        {signIn.isPending ? signInTexts.busy : passkeySignInTexts.button}
      </Button>
    </>
  )
}
