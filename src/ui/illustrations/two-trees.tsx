/** A young tree in the shelter of a grown one. */
import { Drawing } from './drawing.tsx'

export function TwoTrees() {
  return (
    <Drawing>
      <path className="accent" d="M66 56a9 9 0 0 1 0 18a9 9 0 0 1 0-18Z" />
      <path d="M66 82V65M36 82V32M36 48l11-10M36 42l-8-7M8 82H88" />
      <path d="M32 8H56a22 22 0 0 1 0 44H32a22 22 0 0 1 0-44Z" />
    </Drawing>
  )
}
