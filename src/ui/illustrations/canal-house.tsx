/** A canal house with a bell gable, on its quay. */
import { Drawing } from './drawing.tsx'

export function CanalHouse() {
  return (
    <Drawing>
      <path className="accent" d="M32 78V66a6 6 0 0 1 12 0V78" />
      <path d="M24 78V43C32 41 37 33 37 19M72 78V43C64 41 59 33 59 19" />
      <path d="M33 19H63M37 19a15 15 0 0 1 22 0" />
      <path d="M44 28H52V38H44ZM32 47H40V56H32ZM56 47H64V56H56ZM52 63H64V71H52Z" />
      <path d="M8 78H88M20 87q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0" />
    </Drawing>
  )
}
