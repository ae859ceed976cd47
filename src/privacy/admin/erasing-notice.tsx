/** Over the owner's area while erasing by age waits. What it says is loaded when there is something to say. */
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../owner-kit/lazy-part.tsx'
import { erasingKey, readHold } from './erasing-data.ts'

const HoldNotice = lazyPart(async () => (await import('./hold-notice.tsx')).HoldNotice)

/** Without an answer there is no notice: nothing is erased that waits. */
export function ErasingNotice() {
  const { data } = useQuery({ queryKey: erasingKey, queryFn: readHold })
  return data?.hold ? <HoldNotice hold={data.hold} /> : null
}
