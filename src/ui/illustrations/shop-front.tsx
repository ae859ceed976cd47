/** A shop front with its awning out. */
import { Drawing } from './drawing.tsx'

export function ShopFront() {
  return (
    <Drawing>
      <path className="accent" d="M20 16H76L86 36H10Z" />
      <path d="M10 36a9.5 9.5 0 0 0 19 0a9.5 9.5 0 0 0 19 0a9.5 9.5 0 0 0 19 0a9.5 9.5 0 0 0 19 0" />
      <path d="M16 45V82M80 45V82M8 82H88" />
      <path d="M25 54H49V72H25ZM58 82V56a2 2 0 0 1 2-2H70a2 2 0 0 1 2 2V82M65 68v2" />
    </Drawing>
  )
}
