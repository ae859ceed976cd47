/** Keeps a wrong clock from erasing by age what nobody can bring back: after a jump nothing is erased until the owner agrees or the clock ran on for a day. */
import { isoNow } from './clock.ts'
import type { Context } from './context.ts'
import { dropCheckpoints, putCheckpoint, readCheckpoints } from './erasing-guard.queries.ts'
import type { Job } from './jobs.ts'
import { DAY_MS, HOUR_MS } from './days.ts'

const MINUTE_MS = 60_000

/** Further than this past the last time that the site ran, the clock may be wrong; so may the site have been off for long. */
const MOST_AHEAD_MS = 7 * DAY_MS
/** Clocks of two servers differ by less. */
const MOST_BEHIND_MS = 5 * MINUTE_MS
const NORMAL_FOR_MS = DAY_MS
/** The site looks every hour. Time in which it did not run does not count as a clock that runs. */
const LONGEST_STEP_MS = 2 * HOUR_MS

export const guardCheckpoints = {
  /** When the site last looked. */
  heartbeat: 'beat',
  /** From when on the clock has to run for a day, and what it said before it jumped. */
  held: 'held',
  heldFrom: 'held-from',
  /** The owner agreed to erase all that is due. */
  confirmed: 'confirmed',
} as const

/** For the system. Whether anything may be erased by age now; also notes that the site runs. */
export async function mayErase(context: Context): Promise<boolean> {
  const { db, dialect, clock } = context
  return db.transaction().execute(async (tx) => {
    const checkpoints = await readCheckpoints(tx, dialect)
    const now = clock.now().getTime()
    const time = (name: string): number | undefined => (checkpoints.has(name) ? Date.parse(checkpoints.get(name) ?? '') : undefined)
    const beat = time(guardCheckpoints.heartbeat) ?? now
    const step = now - beat
    await putCheckpoint(tx, guardCheckpoints.heartbeat, isoNow(clock))
    if (step > MOST_AHEAD_MS || step < -MOST_BEHIND_MS) {
      await putCheckpoint(tx, guardCheckpoints.held, isoNow(clock))
      await putCheckpoint(tx, guardCheckpoints.heldFrom, new Date(beat).toISOString())
      await dropCheckpoints(tx, [guardCheckpoints.confirmed])
      context.log.warn({ before: new Date(beat), now: new Date(now) }, 'the clock jumped: nothing is erased by age until the owner agrees or a day has passed')
      return false
    }
    const held = time(guardCheckpoints.held)
    if (held === undefined) return true
    const since = held + Math.max(0, step - LONGEST_STEP_MS)
    if (now - since < NORMAL_FOR_MS) {
      await putCheckpoint(tx, guardCheckpoints.held, new Date(since).toISOString())
      return false
    }
    await dropCheckpoints(tx, [guardCheckpoints.held, guardCheckpoints.heldFrom])
    return true
  })
}

/** A job that erases by age, left out while nothing may be erased. */
export const guarded = (job: Job): Job => ({
  ...job,
  work: async (context, signal) => ((await mayErase(context)) ? job.work(context, signal) : undefined),
})
