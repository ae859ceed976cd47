/** A signed letter, ready to speak for its sender. */
import { Drawing } from './drawing.tsx'

export function LetterInEnvelope() {
  return (
    <Drawing>
      <path className="accent" d="M10 46L48 68L86 46V82a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4Z" />
      <path d="M22 52V14a4 4 0 0 1 4-4H70a4 4 0 0 1 4 4V52M10 46L22 37M86 46L74 37" />
      <path d="M34 24H62M34 34H54" />
      <path d="M36 51c5-9 9-11 9-6s-4 8-1 8 5-6 7-6 0 5 3 5 2-2 5-2" />
    </Drawing>
  )
}
