/** Identifiers: UUIDv7 (RFC 9562), so that rows sort by the time they were made. */
import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const BYTES = 16
// Asking the system for randomness costs ten times what the rest of an id does, so it is asked for many ids at once.
const randomness = new Uint8Array(BYTES * 256)
let used = randomness.length
let last = { msecs: 0, seq: 0 }

function nextRandom(): Uint8Array {
  if (used === randomness.length) {
    randomFillSync(randomness)
    used = 0
  }
  used += BYTES
  return randomness.subarray(used - BYTES, used)
}

/** In the order in which they are made within this process, also while its clock stands still or goes back. */
export function newId(): string {
  const random = nextRandom()
  const msecs = Date.now()
  const seq = msecs > last.msecs ? new DataView(random.buffer, random.byteOffset).getUint32(6) >>> 1 : (last.seq + 1) >>> 0
  // A counter that is full moves on to the next millisecond.
  last = { msecs: msecs > last.msecs ? msecs : last.msecs + (seq === 0 ? 1 : 0), seq }
  return v7({ random, ...last })
}

/** An id of a given moment (milliseconds); several of one moment have no order among them. */
export const idAt = (millis: number): string => v7({ msecs: millis })

/** Sorts before every id that is made at the given moment (milliseconds) or later: a range of time becomes a range of the primary key. */
export function firstIdAt(millis: number): string {
  const hex = millis.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
