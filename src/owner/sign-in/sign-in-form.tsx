/** Sign-in of the owner's area: one password, of several people with the address, and when there is a second factor, a second step. */
import { useState } from 'react'
import { Paper, Stack, Text, Title } from '@mantine/core'
import { adminTexts, signInTexts } from '../admin.nl.ts'
import { BrandLink } from '../brand-link.tsx'
import { SignInCode } from './sign-in-code.tsx'
import { SignInPasskey } from './sign-in-passkey.tsx'
import { SignInPassword } from './sign-in-password.tsx'

interface SignInFormProps {
  expired: boolean
  asksEmail: boolean
  onSignedIn: () => void
}

export function SignInForm({ expired, asksEmail, onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  return (
    <main className="sign-in">
      <BrandLink />
      <Paper className="admin-card">
        <Stack>
          <Title order={1}>{adminTexts.heading}</Title>
          {expired && <Text role="status">{signInTexts.expired}</Text>}
          {step === 'password' ? (
            <SignInPassword asksEmail={asksEmail} onSignedIn={onSignedIn} onCodeNeeded={() => setStep('code')} />
          ) : (
            <SignInCode onSignedIn={onSignedIn} onBack={() => setStep('password')} />
          )}
          <SignInPasskey onSignedIn={onSignedIn} />
        </Stack>
      </Paper>
    </main>
  )
}
