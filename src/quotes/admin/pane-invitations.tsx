/** The offices of a request as the owner sees them: how each stands, why it was asked, and whether it is charged. */
import { useState } from 'react'
import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { Only } from '../../owner-kit/role.tsx'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { invitationNames } from '../quotes.nl.ts'
import { quotesAdminTexts as texts } from './quotes-admin.nl.ts'
import { useCredit, type RequestDetail } from './quotes-data.ts'

export function Invitations({ request: { invitations } }: { request: RequestDetail }) {
  if (invitations.length === 0) return null
  return (
    <div className="admin-card">
      <h3>{texts.invitations}</h3>
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} />
      ))}
    </div>
  )
}

type Line = RequestDetail['invitations'][number]

function Invitation({ invitation }: { invitation: Line }) {
  const { office_name: office, state, why, credit, invited_at: invitedAt, delivered_at: deliveredAt } = invitation
  return (
    <Group justify="space-between" align="end" mb="sm">
      <div>
        <strong>{office}</strong> {invitationNames[state]}
        <Text size="sm">
          {texts.why}: {why}
        </Text>
        {invitedAt !== null && <Text size="sm">{deliveredAt === null ? texts.notDelivered : texts.delivered(amsterdamTime(deliveredAt))}</Text>}
        {credit !== null && <Text size="sm">{texts.credited(credit)}</Text>}
      </div>
      {deliveredAt !== null && (
        <Only needs="editor">
          <Credit invitation={invitation} />
        </Only>
      )}
    </Group>
  )
}

function Credit({ invitation: { id, office_name: office, credit } }: { invitation: Line }) {
  const save = useCredit()
  const [reason, setReason] = useState<string>(texts.creditReasons[0])
  if (credit !== null) {
    return (
      <Button variant="default" aria-label={`${texts.uncredit}: ${office}`} onClick={() => save.mutate({ id, reason: '' })}>
        {texts.uncredit}
      </Button>
    )
  }
  return (
    <Group align="end">
      <NativeSelect
        label={texts.creditWhy}
        aria-label={`${texts.creditWhy}: ${office}`}
        data={texts.creditReasons}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button variant="default" aria-label={`${texts.credit}: ${office}`} onClick={() => save.mutate({ id, reason })}>
        {texts.credit}
      </Button>
    </Group>
  )
}
