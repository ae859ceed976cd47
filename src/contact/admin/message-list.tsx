/** A page of messages, newest first. */
import { Badge, Text } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import type { DeliveryState } from '../../mail/delivery-state.ts'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { Pager } from '../../owner-kit/pager.tsx'
import { Rows } from '../../owner-kit/rows.tsx'
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
  return (
    <Loaded query={page} failed={messageTexts.listFailed.message} waiting={<Text role="status">{messageTexts.loading}</Text>}>
      {({ messages, next, total, pages }) =>
        messages.length === 0 && !onPrevious ? (
          <Text role="status">{isNarrowed ? messageTexts.noneFound : messageTexts.none}</Text>
        ) : (
          <div>
            <Text size="sm" c="dimmed" mb="xs" role="status">
              {messageTexts.total(total)}
            </Text>
            <Rows lines={messages} busy={page.isPlaceholderData} selected={selected} onOpen={onSelect} Row={Line} />
            <Pager
              onBack={onPrevious}
              onNext={next && onNext ? () => onNext(next) : undefined}
              where={messageTexts.page(number, pages)}
              busy={page.isPlaceholderData}
            />
          </div>
        )
      }
    </Loaded>
  )
}

/** A badge for what asks for the owner; a message that was mailed as it should needs none. */
function Marks({ message: { read_at: read, answered_at: answered, delivery } }: { message: MessageSummary }) {
  const inOrder = delivery === null || delivery.onlyHere || delivery.status === 'delivered'
  return (
    <span className="badges">
      {read === null && <Badge>{messageTexts.unread}</Badge>}
      {answered !== null && <Badge variant="default">{messageTexts.answered}</Badge>}
      {!inOrder && <DeliveryBadge status={delivery.status} />}
    </span>
  )
}

const Line = ({ line: message }: { line: MessageSummary }) => (
  <>
    <span className="row-name">{message.name}</span>
    <Marks message={message} />
    <span className="row-facts">{message.message}</span>
    <time dateTime={message.created_at}>{amsterdamTime(message.created_at)}</time>
  </>
)

const tones: Partial<Record<DeliveryState['status'], string>> = { delivered: 'good', failed: 'bad' }

export function DeliveryBadge({ status }: { status: DeliveryState['status'] }) {
  return (
    <Badge variant="default" data-tone={tones[status]}>
      {deliveryNames[status]}
    </Badge>
  )
}
