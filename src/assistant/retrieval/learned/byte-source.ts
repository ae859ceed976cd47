/** Bytes of something long, by their place. What was learned is large, and a question needs a hundredth of it: the rest can stay in its file. */
import { openSync, readSync } from 'node:fs'

export type ReadBytes = (from: number, count: number) => Uint8Array

export const inMemory =
  (bytes: Uint8Array): ReadBytes =>
  (from, count) =>
    bytes.subarray(from, from + count)

/** The file stays open as long as the process lasts, so a new one under the same name changes nothing. Throws where it is shorter than what is asked for. */
export function inFile(path: string): ReadBytes {
  const file = openSync(path, 'r')
  return (from, count) => {
    const bytes = Buffer.allocUnsafe(count)
    if (readSync(file, bytes, 0, count, from) < count) throw new Error(`${path} is too short: it has no ${count} bytes from ${from} on`)
    return bytes
  }
}

const MOST_KEPT = 6_000

/** What people say comes back: what was read is kept, until it is too much. */
export function keepRead(read: ReadBytes): ReadBytes {
  const kept = new Map<number, Uint8Array>()
  return (from, count) => {
    const known = kept.get(from)
    if (known?.length === count) return known
    const bytes = read(from, count)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(from, bytes)
    return bytes
  }
}
