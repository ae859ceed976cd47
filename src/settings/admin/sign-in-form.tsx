/** One password, and in. */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminTexts, signInTexts } from './admin.nl.ts'
import { accountsCalls, answerOf, ApiProblem } from './api-call.ts'
import { BrandLink } from './brand-link.tsx'
import { beginSession } from './session.ts'
import { clearToasts, showFailure, type Toast } from './toasts.tsx'

// Password managers keep a password under a name.
const ownerName = 'owner'

function failureOf(error: Error): Toast {
  if (!(error instanceof ApiProblem)) return signInTexts.failed
  if (error.code === 'wrong_password') return signInTexts.wrongPassword
  if (error.status === 429 && error.title !== '') return { title: signInTexts.failureTitle, message: error.title }
  return signInTexts.failed
}

interface SignInFormProps {
  expired: boolean
  onSignedIn: () => void
}

export function SignInForm({ expired, onSignedIn }: SignInFormProps) {
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  useEffect(() => field.current?.focus(), [])

  const signIn = useMutation({
    mutationFn: () => answerOf(accountsCalls.api['sign-in'].$post({ json: { password } })),
    onSuccess: async () => {
      clearToasts()
      onSignedIn()
      beginSession(client)
      await client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'session' })
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
    <main className="sign-in">
      <BrandLink />
      <Paper className="admin-card" component="form" noValidate onSubmit={submit}>
        <Stack>
          <Title order={1}>{adminTexts.heading}</Title>
          {expired && <Text role="status">{signInTexts.expired}</Text>}
          <input type="text" name="username" autoComplete="username" value={ownerName} readOnly hidden />
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
      </Paper>
    </main>
  )
}
