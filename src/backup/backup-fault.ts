/** How the newest backup ended. */
import type { Clock } from '../platform/clock.ts'
import { HOUR_MS } from '../platform/days.ts'
import type { Run } from './backup-runs.queries.ts'

/** One that has not ended by then was killed with its process. */
const LONGEST_MS = 2 * HOUR_MS

export const isRunning = (run: Run | undefined, clock: Clock): boolean =>
  run !== undefined && run.finished_at === null && clock.now().getTime() - Date.parse(run.started_at) < LONGEST_MS

/** Of a program, so in English; null when it succeeded, still runs or there was none. */
export function faultOf(run: Run | undefined, clock: Clock): string | null {
  if (!run || isRunning(run, clock)) return null
  return run.finished_at === null ? 'The process ended before the backup was made.' : run.fault
}
