/** Below the checklist: whether other mail servers can tell that the site's mail is its own. It warns, and keeps nobody from going live. */
import { Badge, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { SenderCheck } from '../../mail/check-sender.ts'
import type { mailApi } from '../../mail/mail.api.ts'
import { answerOf } from '../../owner-kit/api-call.ts'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { liveTexts } from './live.nl.ts'
import { senderNames, senderSentence, senderTexts, type SenderRecord } from './sender.nl.ts'

const calls = hc<ReturnType<typeof mailApi>>('/').api.admin.mail
const readSender = () => answerOf(calls.sender.$get())
const records: readonly SenderRecord[] = ['spf', 'dkim', 'dmarc']

export function SenderCard() {
  const sender = useQuery({ queryKey: ['mail-sender'], queryFn: readSender, staleTime: 0, retry: false })
  // Most sites mail by no server of their own: then there is nothing to say.
  if (sender.data && !sender.data.check) return null
  return (
    <section className="admin-card" aria-labelledby="live-sender">
      <Title order={2} id="live-sender">
        {senderTexts.heading}
      </Title>
      <Loaded query={sender} failed={senderTexts.failed} waiting={<Text role="status">{senderTexts.checking}</Text>}>
        {({ check }) => check && <Records check={check} />}
      </Loaded>
    </section>
  )
}

function Records({ check }: { check: SenderCheck }) {
  return (
    <>
      <Text size="sm" c="dimmed">
        {senderTexts.why(check.domain)}
      </Text>
      <ul className="lined">
        {records.map((record) => {
          const state = check[record] === 'ok' ? 'ok' : 'warning'
          return (
            <li key={record} className="live-item">
              <Badge variant="default" data-tone={state === 'ok' ? 'good' : 'warn'}>
                {liveTexts.states[state]}
              </Badge>
              <div>
                <Title order={3} size="h4">
                  {senderNames[record]}
                </Title>
                <Text size="sm">{senderSentence(record, check)}</Text>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
