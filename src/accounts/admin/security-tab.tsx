/** The tab Beveiliging: the second factor, passkeys, sessions and the log. */
import { useState } from 'react'
import { Alert, Skeleton, Text, Title } from '@mantine/core'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { AppCard } from './app-card.tsx'
import { AuditCard } from './audit-card.tsx'
import { PasskeyCard } from './passkey-card.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useSecurity } from './security-data.ts'
import { securityTexts } from './security.nl.ts'
import { SessionsCard } from './sessions-card.tsx'
import './security.css'

export function SecurityTab() {
  return (
    <div className="stack security">
      <Title order={2}>{securityTexts.heading}</Title>
      <SecondFactor />
      <SessionsCard />
      <AuditCard />
    </div>
  )
}

function SecondFactor() {
  const security = useSecurity()
  const [codes, setCodes] = useState<string[]>()
  if (!security.data) {
    if (security.isError && !security.isFetching) return <LoadFailed sentence={securityTexts.loadFailed.message} onRetry={() => void security.refetch()} />
    return <Skeleton height={280} role="status" aria-label={securityTexts.loading} />
  }
  const isOn = security.data.appSince !== null || security.data.passkeys.length > 0
  return (
    <>
      {isOn ? (
        <Text className="security-state">{securityTexts.protected}</Text>
      ) : (
        <Alert role="note" className="security-advice" title={securityTexts.advice.title}>
          {securityTexts.advice.message}
        </Alert>
      )}
      {codes && <RecoveryCodes key={codes[0]} codes={codes} onDone={() => setCodes(undefined)} />}
      <AppCard security={security.data} onCodes={setCodes} />
      <PasskeyCard security={security.data} onCodes={setCodes} />
    </>
  )
}
