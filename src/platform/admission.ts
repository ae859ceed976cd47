/** Bounds the heavy work that this process took on and has not done: what is too much is refused at once, so that what was taken on is done in time. */
import { AppError } from '../errors/errors.ts'

/** More at once would take memory, however fast the machine. */
const MOST = 128
/** So long whoever is taken on may have to wait for those before. */
const LONGEST_WAIT_MS = 2_500
/** So few are always taken on: on a slow machine they wait longer, and are not turned away for that. */
const ALWAYS = 32
const TRY_AGAIN_SECONDS = 5
/** Until there is something to go by. */
const FIRST_PACE_MS = 10
/** What the last piece of work says of the pace. */
const WEIGHT = 0.1

export interface Admission {
  /** Gives the function to call, once or more, when the work is done. Throws `busy` when too much is under way. */
  enter(): () => void
  /** Whether `enter` throws now: asked before anything is read of a request, so that refusing costs next to nothing. */
  isFull(): boolean
  /** Work that is under way. */
  inside(): number
}

export const busy = (): AppError => new AppError('busy', { retryAfterSeconds: TRY_AGAIN_SECONDS })

/** `now` is in milliseconds and never goes back. */
export function openAdmission(now: () => number = () => performance.now()): Admission {
  let inside = 0
  /** Milliseconds of this process for a piece of work, as they came out lately. */
  let pace = FIRST_PACE_MS
  /** When a piece of work was done, or the first of them came in. */
  let last = now()
  const isFull = (): boolean => {
    if (inside < ALWAYS) return false
    // What has not moved for so long is stuck, whatever the pace was.
    return inside >= MOST || inside * pace > LONGEST_WAIT_MS || now() - last > LONGEST_WAIT_MS
  }
  const leave = (): void => {
    inside -= 1
    const at = now()
    pace += (at - last - pace) * WEIGHT
    last = at
  }
  return {
    enter() {
      if (isFull()) throw busy()
      if (inside === 0) last = now()
      inside += 1
      let isInside = true
      return () => {
        if (isInside) leave()
        isInside = false
      }
    },
    isFull,
    inside: () => inside,
  }
}
