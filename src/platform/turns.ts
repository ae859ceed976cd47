/** Lets long pieces of work on the one thread take turns with everything else that waits. */

let last: Promise<void> = Promise.resolve()

/**
 * Resolves one turn of the event loop after the previous caller's: what was answered meanwhile is sent first,
 * and a row of heavy requests does not hold up the light ones between them.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
