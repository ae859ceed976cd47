/** The second step of signing in: a code of the app, or a recovery code. */
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import { Alert, Button, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { secondStepTexts } from '../../accounts/admin/sign-in.nl.ts'
import { signInTexts } from '../admin.nl.ts'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { showFailure, type Toast } from '../../owner-kit/toasts.tsx'
import { useFinishSignIn } from './use-finish-sign-in.ts'
import { accountsCalls } from '../owner-calls.ts'

function failureOf(error: Error): Toast {
  if (!(error instanceof ApiProblem)) return signInTexts.failed
  if (error.code === 'second_factor_refused') return secondStepTexts.refused
  return error.status === 429 && error.title !== '' ? { title: signInTexts.failureTitle, message: error.title } : signInTexts.failed
}

/** Then no code can be right, and what to do is more than a passing message. */
const isOtherKey = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.code === 'key_changed'

interface SignInCodeProps {
  onSignedIn: () => void
  /** To the password again. */
  onBack: () => void
}

export function SignInCode({ onSignedIn, onBack }: SignInCodeProps) {
  const finish = useFinishSignIn(onSignedIn)
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [recovery, setRecovery] = useState(false)
  const signIn = useMutation({
    mutationFn: () => answerOf(accountsCalls.api['sign-in'].code.$post({ json: { code } })),
    onSuccess: finish,
    onError: (error) => {
      if (!isOtherKey(error)) showFailure(failureOf(error))
      field.current?.select()
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const isEmpty = code.trim() === ''
    setFault(isEmpty ? secondStepTexts.required : undefined)
    if (isEmpty) field.current?.focus()
    else if (!signIn.isPending) signIn.mutate()
  }
  const swap = () => {
    setRecovery(!recovery)
    setCode('')
    setFault(undefined)
  }
  return (
    <form className="security-form" noValidate onSubmit={submit}>
      <Text role="status">{secondStepTexts.ask}</Text>
      <CodeField key={String(recovery)} field={field} recovery={recovery} code={code} fault={fault} onChange={setCode} />
      {isOtherKey(signIn.error) && <Alert role="alert">{signIn.error.title}</Alert>}
      <Button type="submit" fullWidth aria-disabled={signIn.isPending}>
        {signIn.isPending ? signInTexts.busy : signInTexts.login}
      </Button>
      <Button variant="subtle" fullWidth onClick={swap}>
        {recovery ? secondStepTexts.takeApp : secondStepTexts.takeRecovery}
      </Button>
      <Button variant="subtle" fullWidth onClick={onBack}>
        {secondStepTexts.back}
      </Button>
    </form>
  )
}

interface CodeFieldProps {
  field: RefObject<HTMLInputElement | null>
  recovery: boolean
  code: string
  fault: string | undefined
  onChange: (code: string) => void
}

function CodeField({ field, recovery, code, fault, onChange }: CodeFieldProps) {
  useEffect(() => field.current?.focus(), [field])
  return (
    <TextInput
      ref={field}
      name={recovery ? 'recovery-code' : 'code'}
      label={recovery ? secondStepTexts.recoveryCode : secondStepTexts.code}
      autoComplete={recovery ? 'off' : 'one-time-code'}
      inputMode={recovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      withAsterisk={false}
      value={code}
      error={fault}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
