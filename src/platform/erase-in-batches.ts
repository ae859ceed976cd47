/** Erases many rows a few at a time, so that whoever writes or reads meanwhile is never kept waiting. */
import { yieldToLoop } from './yield-to-loop.ts'

/** Rows of a small table that one statement may erase within some milliseconds. */
export const ERASE_BATCH = 500

/** `eraseSome` erases one batch and resolves with how many rows went; it is called until there are none. */
export async function eraseInBatches(eraseSome: () => Promise<number>): Promise<number> {
  let erased = 0
  for (let count = await eraseSome(); count > 0; count = await eraseSome()) {
    erased += count
    await yieldToLoop()
  }
  return erased
}
