/** Gives memory that starting up needed back to the system. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

const SETTLE_MS = 1_500

/**
 * Reading the content and building the index leave some 70 MB of garbage that the engine would keep for a busy process to grow into.
 * A site on a small server is mostly idle, so one full collection follows the start: about 60 ms, once.
 */
export function releaseMemoryAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as CollectGarbage
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, SETTLE_MS).unref()
}
