/** Lets everything else that waits for the one thread go on between pieces of long work. */
import type { Server } from 'node:net'

/** That many go on in one turn of the loop, so that what they write can go to the disk together. */
const AT_ONCE = 4
/** However many knock, whoever is inside goes on after so many turns. */
const MOST_TURNS = 64

let last: Promise<void> = Promise.resolve()
let resumed = 0
let connections = 0

/** libuv takes in one connection a turn (libuv/libuv#3696): with long work in each turn, those who knock would wait at the door longer than inside. */
export function letInFirst(server: Server): void {
  server.on('connection', () => (connections += 1))
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

async function untilNobodyKnocks(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const before = connections
    await nextTurn()
    if (connections === before) return
  }
}

/**
 * Resolves at most one turn of the event loop after the previous caller's, or more while visitors connect: what was answered meanwhile is sent first,
 * and a row of heavy requests does not hold up the light ones between them.
 */
export function yieldToLoop(): Promise<void> {
  last = last.then(() => {
    resumed = (resumed + 1) % AT_ONCE
    return resumed === 1 ? untilNobodyKnocks() : undefined
  })
  return last
}
