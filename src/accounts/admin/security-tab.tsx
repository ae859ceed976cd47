/** The tab Beveiliging: the second factor, passkeys, sessions and the log. */
import { useState, type ReactNode } from 'react'
import { Alert, Skeleton, Text, Title } from '@mantine/core'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { AppCard } from './app-card.tsx'
import { AuditCard } from './audit-card.tsx'
import { Only } from '../../owner-kit/role.tsx'
import { PeopleCard } from './people-card.tsx'
import { profileTexts } from './people.nl.ts'
import { PasskeyCard } from './passkey-card.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useSecurity, type Security } from './security-data.ts'
import { securityTexts } from './security.nl.ts'
import { SessionsCard } from './sessions-card.tsx'
import './security.css'

export function SecurityTab({ account }: { account?: ReactNode }) {
  return (
    <div className="stack security">
      <Title order={2}>{securityTexts.heading}</Title>
      {account}
      <Loaded
        query={useSecurity()}
        failed={securityTexts.loadFailed.message}
        waiting={<Skeleton height={280} role="status" aria-label={securityTexts.loading} />}
      >
        {(security) => <SecondFactor security={security} />}
      </Loaded>
      <SessionsCard />
      <Only needs="owner" why={profileTexts.notYours}>
        <PeopleCard />
        <AuditCard />
      </Only>
    </div>
  )
}

function SecondFactor({ security }: { security: Security }) {
  const [codes, setCodes] = useState<string[]>()
  const isOn = security.appSince !== null || security.passkeys.length > 0
  return (
    <>
      {isOn ? (
        <Text>
          <Text span fw={700} c="var(--good)" aria-hidden>
            ✓{' '}
          </Text>
          {securityTexts.protected}
        </Text>
      ) : (
        <Alert role="note" variant="default" data-tone="bad" title={securityTexts.advice.title}>
          {securityTexts.advice.message}
        </Alert>
      )}
      {codes && <RecoveryCodes key={codes[0]} codes={codes} onDone={() => setCodes(undefined)} />}
      <AppCard security={security} onCodes={setCodes} />
      <PasskeyCard security={security} onCodes={setCodes} />
    </>
  )
}
