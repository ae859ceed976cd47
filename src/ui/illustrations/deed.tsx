/** A deed with a signature on its line. */
import { Drawing } from './drawing.tsx'

export function Deed() {
  return (
    <Drawing>
      <path className="accent" d="M58 10V22a4 4 0 0 0 4 4H74Z" />
      <path d="M58 10H26a4 4 0 0 0-4 4V82a4 4 0 0 0 4 4H70a4 4 0 0 0 4-4V26Z" />
      <path d="M34 26H46M34 38H62M34 48H62" />
      <path d="M36 68c5-9 9-11 9-6s-4 8-1 8 5-6 7-6 0 5 3 5 2-2 5-2M34 76H62" />
    </Drawing>
  )
}
