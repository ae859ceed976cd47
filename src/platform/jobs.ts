/** Work that is done by the clock, once over all instances: a row per slot decides who does it. */
import { isoNow, type Clock } from './clock.ts'
import { dayOf, hourOf } from './dutch-time.ts'
import type { Context } from './context.ts'
import { deleteRunsBefore, settleSlot, takeSlot } from './jobs.queries.ts'

const CHECK_MS = 30_000
const RUNS_KEPT_MS = 30 * 24 * 3_600_000
const NIGHT_HOUR = 3

export interface Job {
  name: string
  /** Name of the stretch of time that this moment falls in; undefined: not now. The work is done once a slot. */
  slot: (clock: Clock) => string | undefined
  /** Also done by every process at its start. */
  atStart?: true
  /** Long work looks at the signal between its parts: the process wants to stop. */
  work: (context: Context, signal: AbortSignal) => Promise<unknown>
}

/** Once a day, from three in the night in the Netherlands; a site that was down then does it later that day. */
export function nightly(clock: Clock): string | undefined {
  const now = clock.now()
  return hourOf(now) >= NIGHT_HOUR ? dayOf(now) : undefined
}

export const everyMinutes =
  (minutes: number) =>
  (clock: Clock): string =>
    String(Math.floor(clock.now().getTime() / (minutes * 60_000)))

export interface Jobs {
  /** Does the work of a job at once, whatever its slot: somebody waits for it. What runs already runs once more after it. */
  now(name: string): void
  /** Begins nothing new and waits for what runs. */
  stop(): Promise<void>
}

/** Runs what is due, unless another instance took it. A fault is logged and kept; the next slot tries again. */
export async function runDueJobs(context: Context, jobs: readonly Job[], signal = new AbortController().signal): Promise<string[]> {
  const ran: string[] = []
  for (const job of jobs) {
    const slot = job.slot(context.clock)
    if (slot === undefined || !(await takeSlot(context.db, job.name, slot, isoNow(context.clock)))) continue
    ran.push(job.name)
    const fault = await job.work(context, signal).then(
      () => null,
      (error: unknown) => {
        context.log.warn({ err: error, job: job.name, slot }, 'a job failed')
        return String(error).slice(0, 500)
      },
    )
    await settleSlot(context.db, job.name, slot, isoNow(context.clock), fault)
    await deleteRunsBefore(context.db, job.name, new Date(context.clock.now().getTime() - RUNS_KEPT_MS).toISOString())
  }
  return ran
}

/** `context` acts for the system. Jobs do not wait for each other; one that still runs is not begun again by the clock. */
export function scheduleJobs(context: Context, jobs: readonly Job[]): Jobs {
  const running = new Map<Job, Promise<unknown>>()
  const stopping = new AbortController()
  const begin = (job: Job, work: () => Promise<unknown>) => {
    const done: Promise<unknown> = work()
      .catch((error: unknown) => context.log.warn({ err: error, job: job.name }, 'a job could not be done, trying again'))
      .finally(() => running.get(job) === done && running.delete(job))
    running.set(job, done)
  }
  const look = (job: Job) => begin(job, () => runDueJobs(context, [job], stopping.signal))
  jobs.filter((job) => job.atStart).forEach((job) => begin(job, () => job.work(context, stopping.signal)))
  const timer = setInterval(() => jobs.filter((job) => !running.has(job)).forEach(look), CHECK_MS).unref()
  return {
    now(name) {
      const job = jobs.find((one) => one.name === name)
      if (!job) throw new Error(`no job is called ${name}`)
      const before = running.get(job)
      begin(job, async () => {
        await before
        if (!stopping.signal.aborted) await job.work(context, stopping.signal)
      })
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
