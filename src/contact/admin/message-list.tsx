/** A page of messages, newest first. */
import { Badge, Button, Text, UnstyledButton } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import type { DeliveryState } from '../../mail/delivery-state.ts'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import type { MessageSummary, useMessagePage } from './message-data.ts'
import { deliveryNames, messageTexts } from './messages.nl.ts'

interface MessageListProps {
  page: ReturnType<typeof useMessagePage>
  /** Of the page, from 1. */
  number: number
  selected: string | undefined
  onSelect: (id: string) => void
  /** Undefined at the newest page. */
  onPrevious: (() => void) | undefined
  /** Takes the cursor of the next page; undefined at the last. */
  onNext: ((cursor: string) => void) | undefined
}

export function MessageList({ page, number, selected, onSelect, onPrevious, onNext }: MessageListProps) {
  const { data } = page
  if (!data) {
    if (page.isError && !page.isFetching) return <LoadFailed sentence={messageTexts.listFailed.message} onRetry={() => void page.refetch()} />
    return <Text role="status">{messageTexts.loading}</Text>
  }
  if (data.messages.length === 0 && !onPrevious) return <Text role="status">{messageTexts.none}</Text>
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
      <nav className="pager" aria-label={messageTexts.pages}>
        <Button variant="default" size="sm" disabled={!onPrevious || page.isPlaceholderData} onClick={onPrevious}>
          {messageTexts.previous}
        </Button>
        <Text size="sm" aria-live="polite">
          {page.isPlaceholderData ? messageTexts.loading : messageTexts.page(number)}
        </Text>
        <Button variant="default" size="sm" disabled={!onNext || page.isPlaceholderData} onClick={() => next && onNext?.(next)}>
          {messageTexts.next}
        </Button>
      </nav>
    </div>
  )
}

function MessageRow({ message, current, onSelect }: { message: MessageSummary; current: boolean; onSelect: () => void }) {
  return (
    <UnstyledButton className="row" aria-current={current} onClick={onSelect}>
      <span className="row-name">{message.name}</span>
      {message.delivery && <DeliveryBadge status={message.delivery.status} />}
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
