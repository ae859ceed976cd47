/** A port for a server of a test. */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range that the system gives to outgoing connections (from 32768 on Linux): there another could take it before the server listens. */
const [FIRST, LAST] = [12_000, 32_000]

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Chosen at random, so that two workers choose different ones. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}
