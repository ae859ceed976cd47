/** Identifiers: UUIDv7, so that rows sort by the time they were made. */
import { randomBytes } from 'node:crypto'

// Random bytes are drawn in blocks: one draw a request would be the most expensive thing about a cached page.
const BLOCK = 4096
let block = randomBytes(BLOCK)
let used = 0

function takeRandom(): Buffer {
  if (used + 16 > BLOCK) {
    block = randomBytes(BLOCK)
    used = 0
  }
  used += 16
  return Buffer.from(block.subarray(used - 16, used))
}

let lastMillis = 0
let sequence = 0

/** RFC 9562 version 7, monotonic within this process. */
export function newId(millis: number = Date.now()): string {
  // The order holds while the clock stands still or goes back; a full sequence borrows the next millisecond.
  if (millis <= lastMillis && sequence < 0xfff) sequence += 1
  else {
    lastMillis = Math.max(millis, lastMillis + 1)
    sequence = 0
  }
  const bytes = takeRandom()
  bytes.writeUIntBE(lastMillis, 0, 6)
  bytes[6] = 0x70 | ((sequence >> 8) & 0x0f)
  bytes[7] = sequence & 0xff
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Sorts before every id that is made at the given moment (milliseconds) or later: a range of time becomes a range of the primary key. */
export function firstIdAt(millis: number): string {
  const hex = millis.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
