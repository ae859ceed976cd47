/** The waits between attempts to reach the server again. */
const FIRST_MS = 500
const LONGEST_MS = 5_000
const GIVE_UP_MS = 60_000

/** Each call waits twice as long as the one before; a device that comes online again ends the wait. False once a minute has passed. */
export function createBackOff(signal: AbortSignal): () => Promise<boolean> {
  const until = Date.now() + GIVE_UP_MS
  let next = FIRST_MS
  return async () => {
    if (Date.now() >= until || signal.aborted) return false
    await pause(Math.min(next, until - Date.now()), signal)
    next = Math.min(next * 2, LONGEST_MS)
    return !signal.aborted
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
