/** A page of messages, newest first. */
import { Badge, Text, UnstyledButton } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import type { DeliveryState } from '../../mail/delivery-state.ts'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { Pager } from '../../owner-kit/pager.tsx'
import type { MessageSummary, useMessagePage } from './message-data.ts'
import { deliveryNames, messageTexts } from './messages.nl.ts'

interface MessageListProps {
  page: ReturnType<typeof useMessagePage>
  /** Of the page, from 1. */
  number: number
  selected: string | undefined
  isNarrowed: boolean
  onSelect: (id: string) => void
  /** Undefined at the newest page. */
  onPrevious: (() => void) | undefined
  /** Takes the cursor of the next page; undefined at the last. */
  onNext: ((cursor: string) => void) | undefined
}

export function MessageList({ page, number, selected, isNarrowed, onSelect, onPrevious, onNext }: MessageListProps) {
  const { data } = page
  if (!data) {
    if (page.isError && !page.isFetching) return <LoadFailed sentence={messageTexts.listFailed.message} onRetry={() => void page.refetch()} />
    return <Text role="status">{messageTexts.loading}</Text>
  }
  if (data.messages.length === 0 && !onPrevious) return <Text role="status">{isNarrowed ? messageTexts.noneFound : messageTexts.none}</Text>
  const next = data.next
  return (
    <div>
      <ul className="rows" aria-busy={page.isPlaceholderData}>
        {data.messages.map((message) => (
          <li key={message.id}>
            <MessageRow message={message} current={message.id === selected} onSelect={() => onSelect(message.id)} />
          </li>
        ))}
      </ul>
      <Pager onBack={onPrevious} onNext={next && onNext ? () => onNext(next) : undefined} where={messageTexts.page(number)} busy={page.isPlaceholderData} />
    </div>
  )
}

/** A badge for what asks for the owner; a message that was mailed as it should needs none. */
function Marks({ message: { read_at: read, answered_at: answered, delivery } }: { message: MessageSummary }) {
  const inOrder = delivery === null || delivery.onlyHere || delivery.status === 'delivered'
  return (
    <span className="badges">
      {read === null && <Badge tt="none">{messageTexts.unread}</Badge>}
      {answered !== null && (
        <Badge variant="default" tt="none">
          {messageTexts.answered}
        </Badge>
      )}
      {!inOrder && <DeliveryBadge status={delivery.status} />}
    </span>
  )
}

function MessageRow({ message, current, onSelect }: { message: MessageSummary; current: boolean; onSelect: () => void }) {
  return (
    <UnstyledButton className="row" aria-current={current} onClick={onSelect}>
      <span className="row-name">{message.name}</span>
      <Marks message={message} />
      <span className="row-facts">{message.message}</span>
      <time dateTime={message.created_at}>{amsterdamTime(message.created_at)}</time>
    </UnstyledButton>
  )
}

export function DeliveryBadge({ status }: { status: DeliveryState['status'] }) {
  return (
    <Badge variant="default" tt="none" className="delivery-badge" data-status={status}>
      {deliveryNames[status]}
    </Badge>
  )
}
