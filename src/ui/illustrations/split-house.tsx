/** One house in two equal halves. */
import { Drawing } from './drawing.tsx'

export function SplitHouse() {
  return (
    <Drawing>
      <path className="accent" d="M42 82V62a8 8 0 0 0-8 8V82ZM54 82V62a8 8 0 0 1 8 8V82Z" />
      <path d="M8 48L42 18V82M16 41V82M8 82H42" />
      <path d="M88 48L54 18V82M80 41V82M88 82H54" />
      <path d="M25 46H33V55H25ZM63 46H71V55H63Z" />
    </Drawing>
  )
}
