/** A bill with its total marked. */
import { Drawing } from './drawing.tsx'

export function Receipt() {
  return (
    <Drawing>
      <path className="accent" d="M22 56H74V69H22Z" />
      <path d="M22 86V14a4 4 0 0 1 4-4H70a4 4 0 0 1 4 4V86L67.5 80L61 86L54.5 80L48 86L41.5 80L35 86L28.5 80Z" />
      <path d="M55 18a7.5 7.5 0 1 0 0 11M40 21.2H49.5M40 25.8H49.5" />
      <path d="M32 38H48M58 38H64M32 47H48M58 47H64M32 62.5H40M54 62.5H64" />
    </Drawing>
  )
}
