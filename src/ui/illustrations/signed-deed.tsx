/** A deed and the fountain pen that has just signed it. */
import { Drawing } from './drawing.tsx'

export function SignedDeed() {
  return (
    <Drawing>
      <path className="accent" d="M62 56L78.5 39.5a5.5 5.5 0 0 1 7.8 7.8L69.8 63.8Z" />
      <path d="M62 56L54 71.8L69.8 63.8M54 71.8L62 63.8" />
      <path d="M62 46V26L46 10H14a4 4 0 0 0-4 4V82a4 4 0 0 0 4 4H58a4 4 0 0 0 4-4V76" />
      <path d="M46 10V22a4 4 0 0 0 4 4H62M22 26H34M22 38H50M22 48H50" />
      <path d="M22 68c5-9 9-11 9-6s-4 8-1 8 5-6 7-6 0 5 3 5 2-2 5-2M22 77H50" />
    </Drawing>
  )
}
