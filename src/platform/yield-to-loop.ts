/** Lets everything else that waits for the one thread go on between pieces of long work. */

/** That many go on in one turn of the loop, so that what they write can go to the disk together. */
const AT_ONCE = 4

let last: Promise<void> = Promise.resolve()
let resumed = 0

/**
 * Resolves at most one turn of the event loop after the previous caller's: what was answered meanwhile is sent first,
 * and a row of heavy requests does not hold up the light ones between them.
 */
export function yieldToLoop(): Promise<void> {
  last = last.then(() => {
    resumed = (resumed + 1) % AT_ONCE
    return resumed === 1 ? new Promise<void>((resolve) => setImmediate(resolve)) : undefined
  })
  return last
}
