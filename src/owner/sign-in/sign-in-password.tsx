/** The first step of signing in: one password, and the address where several people sign in. */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { Button, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { signInTexts } from '../admin.nl.ts'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { clearToasts, showFailure, type Toast } from '../../owner-kit/toasts.tsx'
import { useFinishSignIn } from './use-finish-sign-in.ts'
import { accountsCalls } from '../owner-calls.ts'

// Password managers keep a password under a name.
const ownerName = 'owner'

function failureOf(error: Error): Toast {
  if (!(error instanceof ApiProblem)) return signInTexts.failed
  if (error.code === 'wrong_password') return signInTexts.wrongPassword
  if (error.status === 429 && error.title !== '') return { title: signInTexts.failureTitle, message: error.title }
  return signInTexts.failed
}

interface SignInPasswordProps {
  asksEmail: boolean
  onSignedIn: () => void
  /** The password was right, and opened nothing yet. */
  onCodeNeeded: () => void
}

export function SignInPassword({ asksEmail, onSignedIn, onCodeNeeded }: SignInPasswordProps) {
  const finish = useFinishSignIn(onSignedIn)
  const field = useRef<HTMLInputElement>(null)
  const address = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  useEffect(() => (asksEmail ? address : field).current?.focus(), [asksEmail])

  const signIn = useMutation({
    mutationFn: () => answerOf(accountsCalls.api['sign-in'].$post({ json: { ...(asksEmail && { email }), password } })),
    onSuccess: async ({ signedIn }) => {
      if (signedIn) return finish()
      clearToasts()
      onCodeNeeded()
    },
    onError: (error) => {
      showFailure(failureOf(error))
      field.current?.select()
    },
  })

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setFault(password === '' ? signInTexts.required : undefined)
    if (password === '') field.current?.focus()
    else if (!signIn.isPending) signIn.mutate()
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {asksEmail ? (
          <TextInput
            ref={address}
            type="email"
            name="username"
            autoComplete="username"
            label={signInTexts.email}
            description={signInTexts.emailNote}
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        ) : (
          <input type="text" name="username" autoComplete="username" value={ownerName} readOnly hidden />
        )}
        <TextInput
          ref={field}
          type="password"
          name="password"
          autoComplete="current-password"
          label={signInTexts.password}
          required
          withAsterisk={false}
          value={password}
          error={fault}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth aria-disabled={signIn.isPending}>
          {signIn.isPending ? signInTexts.busy : signInTexts.login}
        </Button>
      </Stack>
    </form>
  )
}
