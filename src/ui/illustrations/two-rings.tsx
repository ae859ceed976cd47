/** Two linked rings; what they share is the accent. */
import { Drawing } from './drawing.tsx'

export function TwoRings() {
  return (
    <Drawing>
      <path className="accent" stroke="none" d="M40.02 38.24A19 19 0 0 1 55.98 57.76A19 19 0 0 1 40.02 38.24Z" />
      <path d="M41.2 32.36A25 25 0 1 1 34.98 32.08M40.02 38.24A19 19 0 1 1 34.01 38.24" />
      <path d="M54.8 63.64A25 25 0 1 1 61.02 63.92M55.98 57.76A19 19 0 1 1 61.99 57.76" />
    </Drawing>
  )
}
