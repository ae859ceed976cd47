/** On the tab of the messages: how many are new. Of the same answer as the bell. */
import { useSignals } from './signal-data.ts'

export function MessageCount() {
  const count = useSignals().data?.find(({ topic }) => topic === 'messages')?.count
  return (
    count && (
      <>
        {' '}
        <b>
          {count}
          <span className="admin-hidden"> {count === 1 ? 'nieuw bericht' : 'nieuwe berichten'}</span>
        </b>
      </>
    )
  )
}
