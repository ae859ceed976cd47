/** A deed beside a tree in leaf: arrangements made during life. */
import { Drawing } from './drawing.tsx'

export function DeedAndTree() {
  return (
    <Drawing>
      <circle className="accent" cx="70" cy="50" r="16" />
      <path d="M70 86V48M70 61l7-7M66 86H86" />
      <path d="M62 31V26L46 10H14a4 4 0 0 0-4 4V82a4 4 0 0 0 4 4H58a4 4 0 0 0 4-4V70" />
      <path d="M46 10V22a4 4 0 0 0 4 4H62M22 26H34M22 38H46M22 48H46" />
      <path d="M22 68c5-9 9-11 9-6s-4 8-1 8 5-6 7-6 0 5 3 5 2-2 5-2M22 77H50" />
    </Drawing>
  )
}
