/** A signpost on a quay, pointing two ways. */
import { Drawing } from './drawing.tsx'

export function NotFound() {
  return (
    <Drawing>
      <path className="accent" d="M26 16H64L73 25L64 34H26a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4Z" />
      <path d="M60 42H26L17 51L26 60H60a4 4 0 0 0 4-4V46a4 4 0 0 0-4-4Z" />
      <path d="M32 25H54M34 51H54M43 16V10M43 34V42M43 60V78" />
      <path d="M71 78V65a5 5 0 0 1 10 0V78M71 69H81" />
      <path d="M8 78H88M20 87q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0" />
    </Drawing>
  )
}
