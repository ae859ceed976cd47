/** One notice: what was reported, and the decision on it. */
import { Button, Text, Title } from '@mantine/core'
import { deliverySentence } from '../../contact/admin/messages.nl.ts'
import { FactsGrid } from '../../owner-kit/facts-grid.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { BackButton } from '../../owner-kit/record-form.tsx'
import { Only } from '../../owner-kit/role.tsx'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { decisionNames, kindNames } from '../notices.nl.ts'
import { DecisionForm } from './decision-form.tsx'
import { useDecisionDelivery, useNotice, type NoticeDetail } from './notice-data.ts'
import { noticesAdminTexts as texts } from './notices-admin.nl.ts'

export function NoticePane({ id, onLeave }: { id: string; onLeave: () => void }) {
  return (
    <>
      <BackButton onLeave={onLeave} />
      <Loaded query={useNotice(id)} failed={texts.noticeFailed.message} gone={texts.gone} waiting={<Text role="status">{texts.loading}</Text>}>
        {(notice) => <Notice notice={notice} />}
      </Loaded>
    </>
  )
}

function Notice({ notice }: { notice: NoticeDetail }) {
  const facts: [string, string][] = [
    [texts.kind, kindNames[notice.kind]],
    [texts.page, notice.page],
    [texts.email, notice.email],
    [texts.received, amsterdamTime(notice.created_at)],
    [texts.what, notice.what],
    [texts.why, notice.why],
  ]
  return (
    <section aria-labelledby="notice-heading">
      <Title order={2} id="notice-heading" mb="md">
        {kindNames[notice.kind]}
      </Title>
      <FactsGrid facts={facts} />
      {notice.decided_at === null ? (
        <Only needs="editor" why={texts.notYours}>
          <DecisionForm id={notice.id} />
        </Only>
      ) : (
        <Decided notice={notice} at={notice.decided_at} />
      )}
    </section>
  )
}

function Decided({ notice: { id, decision, reasons, delivery: known, email }, at }: { notice: NoticeDetail; at: string }) {
  const delivery = useDecisionDelivery(id, known).data
  return (
    <div className="admin-card">
      <h3>{texts.decided(amsterdamTime(at))}</h3>
      <p>
        <strong>{decision && decisionNames[decision]}</strong>
      </p>
      <p className="message-text">{reasons}</p>
      <p role="status">{delivery ? deliverySentence(delivery) : texts.notMailed}</p>
      {(!delivery || delivery.status === 'failed') && (
        <Button
          component="a"
          variant="default"
          href={`mailto:${email}?subject=${encodeURIComponent(texts.mailSubject)}&body=${encodeURIComponent(reasons ?? '')}`}
        >
          {texts.mailSelf}
        </Button>
      )}
    </div>
  )
}
