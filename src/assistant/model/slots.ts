/** How many answers of a provider run at once on this instance, and how many wait for a slot. */

const WAITING = 8

export interface Slots {
  /** Resolves with the function that gives the slot back; undefined when too many wait already, or when `signal` ends the wait. */
  take(signal: AbortSignal): Promise<(() => void) | undefined>
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
      if (queue.length >= waiting || signal.aborted) return undefined
      return new Promise((resolve) => {
        const leave = () => {
          const position = queue.indexOf(enter)
          if (position >= 0) queue.splice(position, 1)
          resolve(undefined)
        }
        const enter = () => {
          signal.removeEventListener('abort', leave)
          resolve(once())
        }
        queue.push(enter)
        signal.addEventListener('abort', leave, { once: true })
      })
    },
  }
}
