/** One message: who wrote, what, and how its delivery stands. */
import { Button, Group, Text, Title } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import type { DeliveryState } from '../../mail/delivery-state.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { Only, useMay } from '../../owner-kit/role.tsx'
import { useAnswered, useDelete, useMessage, useRetry, type MessageDetail, type MessageSummary } from './message-data.ts'
import { DeliveryBadge } from './message-list.tsx'
import { deliverySentence, messageTexts } from './messages.nl.ts'

interface MessagePaneProps {
  /** Undefined when none is chosen. */
  id: string | undefined
  /** There is none to choose either. */
  isEmpty: boolean
  /** The same message in the list, where the state of its delivery is newer. */
  listed: MessageSummary | undefined
  onDeleted: () => void
}

export function MessagePane({ id, isEmpty, listed, onDeleted }: MessagePaneProps) {
  const detail = useMessage(id)
  if (id === undefined) return isEmpty ? null : <Text c="dimmed">{messageTexts.choose}</Text>
  return (
    <section className="pane" aria-label={messageTexts.pane} aria-busy={detail.isFetching}>
      <Loaded query={detail} failed={messageTexts.messageFailed.message} gone={messageTexts.gone} waiting={<Text role="status">{messageTexts.loading}</Text>}>
        {(message) => <Message message={message} delivery={listed?.delivery ?? message.delivery} onDeleted={onDeleted} />}
      </Loaded>
    </section>
  )
}

interface MessageProps {
  message: MessageDetail
  delivery: DeliveryState | null
  onDeleted: () => void
}

function Message({ message, delivery, onDeleted }: MessageProps) {
  const { name, email, phone, notary_name: notary, source_page: page } = message
  return (
    <>
      <Title order={3} size="1.3rem" mb="sm">
        {name}
      </Title>
      <dl className="facts">
        <dt>{messageTexts.received}</dt>
        <dd>
          <time dateTime={message.created_at}>{amsterdamTime(message.created_at)}</time>
        </dd>
        <dt>{messageTexts.email}</dt>
        <dd>{email}</dd>
        {phone && (
          <>
            <dt>{messageTexts.phone}</dt>
            <dd>{phone}</dd>
          </>
        )}
        {notary && (
          <>
            <dt>{messageTexts.notary}</dt>
            <dd>{notary}</dd>
          </>
        )}
        {message.recipient_name && (
          <>
            <dt>{messageTexts.recipient}</dt>
            <dd>
              {message.recipient_name}, {message.recipient_email}
            </dd>
          </>
        )}
        <dt>{messageTexts.sourcePage}</dt>
        <dd>{page}</dd>
      </dl>
      <p className="message-text">{message.message}</p>
      {message.conversation && (
        <details>
          <summary>{messageTexts.conversation}</summary>
          <p className="message-text">{message.conversation}</p>
        </details>
      )}
      {delivery && <Delivery id={message.id} state={delivery} />}
      <Actions message={message} onDeleted={onDeleted} />
    </>
  )
}

function Delivery({ id, state }: { id: string; state: DeliveryState }) {
  const retry = useRetry(id)
  const mayEdit = useMay('editor')
  const canRetry = state.status === 'failed' || (state.status === 'waiting' && state.fault !== null && state.nextTryAt !== null)
  return (
    <>
      <Title order={4} ff="var(--sans)" fw={600} size="md" mb={6}>
        {messageTexts.delivery}
      </Title>
      <Text role="status" mb="sm">
        {!state.onlyHere && <DeliveryBadge status={state.status} />} {deliverySentence(state)}
      </Text>
      {canRetry && mayEdit && (
        <Button variant="default" size="sm" aria-disabled={retry.isPending} onClick={() => !retry.isPending && retry.mutate()}>
          {retry.isPending ? messageTexts.retrying : messageTexts.retry}
        </Button>
      )}
    </>
  )
}

function Actions({ message, onDeleted }: Omit<MessageProps, 'delivery'>) {
  const remove = useDelete()
  const answered = useAnswered(message.id)
  const confirmed = async () => {
    if (!remove.isPending && (await askConfirmation(messageTexts.confirmDelete))) remove.mutate({ id: message.id, onRemoved: onDeleted })
  }
  return (
    <Group gap="sm" mt="md">
      <Button component="a" href={`mailto:${message.email}?subject=${encodeURIComponent(messageTexts.replySubject)}`}>
        {messageTexts.reply}
      </Button>
      <Only needs="editor">
        <Button variant="default" aria-disabled={answered.isPending} onClick={() => !answered.isPending && answered.mutate(message.answered_at === null)}>
          {message.answered_at === null ? messageTexts.markAnswered : messageTexts.markOpen}
        </Button>
        <Button variant="default" aria-disabled={remove.isPending} onClick={() => void confirmed()}>
          {remove.isPending ? messageTexts.deleting : messageTexts.delete}
        </Button>
      </Only>
    </Group>
  )
}
