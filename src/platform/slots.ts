/** Bounds how much of one kind of heavy work this process does at once, and how much of it waits. */

const WAITING = 8

export interface Slots {
  /** Resolves with the function that gives the slot back; undefined when too many wait already, or when `signal` ends the wait. */
  take(signal?: AbortSignal): Promise<(() => void) | undefined>
}

/** Does the work in a slot of its own. For slots in which everybody may wait. */
export async function inSlot<T>(slots: Slots, work: () => Promise<T>): Promise<T> {
  const release = await slots.take()
  if (!release) throw new Error('no slot for work that cannot be turned away')
  try {
    return await work()
  } finally {
    release()
  }
}

export function createSlots(running: number, waiting = WAITING): Slots {
  let taken = 0
  const queue: (() => void)[] = []
  const release = () => {
    taken -= 1
    queue.shift()?.()
  }
  const once = () => {
    let given = false
    taken += 1
    return () => {
      if (given) return
      given = true
      release()
    }
  }
  return {
    async take(signal) {
      if (taken < running) return once()
      if (queue.length >= waiting || signal?.aborted) return undefined
      return new Promise((resolve) => {
        const leave = () => {
          const position = queue.indexOf(enter)
          if (position >= 0) queue.splice(position, 1)
          resolve(undefined)
        }
        const enter = () => {
          signal?.removeEventListener('abort', leave)
          resolve(once())
        }
        queue.push(enter)
        signal?.addEventListener('abort', leave, { once: true })
      })
    },
  }
}
