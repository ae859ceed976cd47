/** A candle, burning quietly. */
import { Drawing } from './drawing.tsx'

export function Candle() {
  return (
    <Drawing>
      <path className="accent" d="M48 10c6 7 8 10 8 14a8 8 0 0 1-16 0c0-4 2-7 8-14Z" />
      <path d="M48 32V40M40 70V44a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4V70" />
      <path d="M24 70H72c0 7-5 12-12 12H36c-7 0-12-5-12-12Z" />
      <path d="M8 82H88" />
    </Drawing>
  )
}
