import { setTimeout as wait } from 'node:timers/promises'

/** A test that takes this long on a machine that does much else besides. */
const NEEDED_MS = 60_000

/** Limits are counted in windows that begin at multiples of their length; waits when one is about to end, so that what follows falls into one. */
export async function withinOneWindow(seconds: number): Promise<void> {
  const left = seconds * 1_000 - (Date.now() % (seconds * 1_000))
  if (left < NEEDED_MS) await wait(left + 1_000)
}
