/** Stops calling a provider that keeps failing, and tries it again after a pause. */
import type { Clock } from '../../platform/clock.ts'

const FAILURES = 3
const PAUSE_MS = 60_000

export interface CircuitBreaker {
  /** False while the provider is left alone; after the pause one call may try. */
  mayTry(): boolean
  succeeded(): void
  failed(): void
  /** The call ended before it could show anything. */
  left(): void
}

export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  let trying = false
  return {
    mayTry() {
      if (failures < FAILURES) return true
      if (trying || clock.now().getTime() < openUntil) return false
      trying = true
      return true
    },
    succeeded() {
      failures = 0
      trying = false
    },
    left() {
      trying = false
    },
    failed() {
      failures += 1
      trying = false
      if (failures >= FAILURES) openUntil = clock.now().getTime() + PAUSE_MS
    },
  }
}
