/** Work that is done by the clock, once over all instances: a row per slot decides who does it. */
import { isoNow, type Clock } from './clock.ts'
import { dayOf, hourOf } from './dutch-time.ts'
import type { Context } from './context.ts'
import { deleteRunsBefore, settleSlot, takeSlot } from './jobs.queries.ts'
import { DAY_MS } from './days.ts'

const CHECK_MS = 10_000
const RUNS_KEPT_MS = 30 * DAY_MS
const NIGHT_HOUR = 3

export interface Job {
  name: string
  /** Name of the stretch of time that this moment falls in; undefined: not now. The work is done once a slot. */
  slot: (clock: Clock, context: Context) => string | undefined | Promise<string | undefined>
  /** Done at each start of a process too, whatever the slot. */
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
  /** Begins nothing new and waits for what runs. */
  stop(): Promise<void>
}

/** Runs what is due, unless another instance took it. A fault is logged and kept; the next slot tries again. */
export async function runDueJobs(context: Context, jobs: readonly Job[], signal = new AbortController().signal): Promise<string[]> {
  const ran: string[] = []
  for (const job of jobs) {
    const slot = await job.slot(context.clock, context)
    if (slot === undefined || !(await takeSlot(context.db, job.name, slot, isoNow(context.clock)))) continue
    ran.push(job.name)
    const started = performance.now()
    const fault = await job.work(context, signal).then(
      () => null,
      (error: unknown) => {
        if (signal.aborted) context.log.info({ job: job.name, slot }, 'a job was stopped')
        else context.log.warn({ err: error, job: job.name, slot }, 'a job failed')
        return String(error).slice(0, 500)
      },
    )
    context.measure?.('job', { job: job.name, outcome: fault === null ? 'done' : signal.aborted ? 'stopped' : 'failed' }, performance.now() - started)
    await settleSlot(context.db, job.name, slot, isoNow(context.clock), fault)
    await deleteRunsBefore(context.db, job.name, new Date(context.clock.now().getTime() - RUNS_KEPT_MS).toISOString())
  }
  return ran
}

/** `context` acts for the system. Jobs do not wait for each other; one that still runs is not begun again. */
export function scheduleJobs(context: Context, jobs: readonly Job[]): Jobs {
  const running = new Map<string, Promise<unknown>>()
  const stopping = new AbortController()
  const looked = new Map<string, string>()
  const begin = (job: Job) => {
    let slot: string | undefined
    const due: Job = {
      ...job,
      async slot(...args) {
        slot = await job.slot(...args)
        // A slot that somebody has taken need not be asked for again.
        return slot === looked.get(job.name) ? undefined : slot
      },
    }
    const work = runDueJobs(context, [due], stopping.signal)
      .then(() => slot && looked.set(job.name, slot))
      .catch((error: unknown) => context.log.warn({ err: error, job: job.name }, 'a job could not be looked at, trying again'))
      .finally(() => running.delete(job.name))
    running.set(job.name, work)
  }
  for (const job of jobs) if (job.atStart) begin({ ...job, slot: (clock) => `start ${isoNow(clock)}` })
  const timer = setInterval(() => jobs.filter((job) => !running.has(job.name)).forEach(begin), CHECK_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
