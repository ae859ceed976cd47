/** A house and the money lent on it. */
import { Drawing } from './drawing.tsx'

export function HouseWithCoin() {
  return (
    <Drawing>
      <circle className="accent" cx="71" cy="66" r="16" />
      <path d="M77.5 60.5a7.5 7.5 0 1 0 0 11M62.5 63.7H72M62.5 68.3H72" />
      <path d="M8 45L37 17L66 45M15 39V82M59 39V48M8 82H56" />
      <path d="M31 82V68a6 6 0 0 1 12 0V82" />
      <circle cx="37" cy="43" r="5" />
    </Drawing>
  )
}
