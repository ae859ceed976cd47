/** Writes how far the answers of this instance are, and reads which of them must end: one statement each for all of them together. */
import { isoNow } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import type { LiveRun } from './live-run.ts'
import { BEAT_MS, SNAPSHOT_MS } from './run-times.ts'
import { listHeldRuns, recordRuns } from './runs.queries.ts'
import { storableText } from '../../../platform/storable-text.ts'

/** A write that took long is followed by a pause of as many times its length: hundreds of answers at once must not fill the database's day. */
const REST_FACTOR = 3
const LONGEST_PAUSE_MS = 800

interface Recorded {
  length: number
  stage: string | undefined
  /** On the clock of the context. */
  at: number
}

export interface Recorder {
  /** Records from now on until no answer runs. */
  wake(): void
}

export function createRecorder(context: Pick<Context, 'db' | 'dialect' | 'clock' | 'log'>, holder: string, runs: ReadonlyMap<string, LiveRun>): Recorder {
  const recorded = new WeakMap<LiveRun, Recorded>()
  let timer: NodeJS.Timeout | undefined

  const schedule = (ms: number) => {
    timer = setTimeout(() => void tick(), ms).unref()
  }

  const tick = async () => {
    if (runs.size === 0) {
      timer = undefined
      return
    }
    const began = performance.now()
    try {
      await record(context, holder, [...runs.values()], recorded)
    } catch (error) {
      context.log.warn({ err: error }, 'how far the answers are could not be recorded, trying again')
    }
    schedule(Math.min(LONGEST_PAUSE_MS, Math.max(SNAPSHOT_MS, (performance.now() - began) * REST_FACTOR)))
  }

  return {
    wake() {
      if (timer === undefined) schedule(SNAPSHOT_MS)
    },
  }
}

async function record(
  { db, dialect, clock }: Pick<Context, 'db' | 'dialect' | 'clock'>,
  holder: string,
  runs: readonly LiveRun[],
  recorded: WeakMap<LiveRun, Recorded>,
): Promise<void> {
  const now = clock.now().getTime()
  const due = runs.filter((run) => !run.isEnding && isDue(run, recorded.get(run), now))
  if (due.length > 0) {
    const snapshots = due.map((run) => ({ message_id: run.key.messageId, content: storableText(run.text), stage: run.stage ?? null }))
    const lengths = due.map((run) => run.text.length)
    await recordRuns(db, dialect, holder, isoNow(clock), snapshots)
    due.forEach((run, index) => recorded.set(run, { length: lengths[index] ?? 0, stage: run.stage, at: now }))
  }
  const held = new Map((await listHeldRuns(db, holder)).map((row) => [row.message_id, row]))
  for (const run of runs) {
    const row = held.get(run.key.messageId)
    if (!row) run.cutShort('lost')
    else if (row.stop_requested) run.cutShort('stopped')
  }
}

function isDue(run: LiveRun, last: Recorded | undefined, now: number): boolean {
  if (!last) return true
  return last.length !== run.text.length || last.stage !== run.stage || now - last.at >= BEAT_MS
}
