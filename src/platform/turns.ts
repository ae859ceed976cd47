/** Lets long pieces of work on the one thread take turns with everything else that waits. */

/** That many go in one turn, so that what they write can go to the disk together. */
const AT_ONCE = 4

let last: Promise<void> = Promise.resolve()
let inTurn = 0

/**
 * Resolves at most one turn of the event loop after the previous caller's: what was answered meanwhile is sent first,
 * and a row of heavy requests does not hold up the light ones between them.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => {
    inTurn = (inTurn + 1) % AT_ONCE
    return inTurn === 1 ? new Promise<void>((resolve) => setImmediate(resolve)) : undefined
  })
  return last
}
