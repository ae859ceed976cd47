/** Two mugs on one table under one lamp. */
import { Drawing } from './drawing.tsx'

export function TwoMugs() {
  return (
    <Drawing>
      <path className="accent" d="M32 32a16 16 0 0 1 32 0Z" />
      <path d="M48 8V16M43 32a5 5 0 0 0 10 0" />
      <path d="M22 50H42V68a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4ZM22 55H19a5.5 5.5 0 0 0 0 11h3" />
      <path d="M54 50H74V68a4 4 0 0 1-4 4H58a4 4 0 0 1-4-4ZM74 55h3a5.5 5.5 0 0 1 0 11h-3" />
      <path d="M8 72H88M18 72V88M78 72V88" />
    </Drawing>
  )
}
