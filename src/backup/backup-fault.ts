/** Why a backup was not made. The code is kept with the run; whatever else went wrong is kept as the program said it, in English. */
import type { Clock } from '../platform/clock.ts'
import { HOUR_MS } from '../platform/days.ts'
import type { Run } from './backup-runs.queries.ts'

export type BackupFaultCode = 'passphrase_unreadable' | 'no_room' | 'busy' | 'stopped' | 'ended'

export class BackupFault extends Error {
  readonly code: BackupFaultCode

  constructor(code: BackupFaultCode, message: string) {
    super(message)
    this.name = 'BackupFault'
    this.code = code
  }

  /** What the run of a job keeps. */
  override toString(): string {
    return this.code
  }
}

/** What the command ends with, for the process that began it. */
export const exitCodes: ReadonlyMap<BackupFaultCode, number> = new Map<BackupFaultCode, number>([
  ['no_room', 3],
  ['busy', 4],
])

/** One that has not ended by then was killed with its process. */
const LONGEST_MS = 2 * HOUR_MS

export const isRunning = (run: Run | undefined, clock: Clock): boolean =>
  run !== undefined && run.finished_at === null && clock.now().getTime() - Date.parse(run.started_at) < LONGEST_MS

export const isStopped = (run: Run | undefined): boolean => run?.fault === ('stopped' satisfies BackupFaultCode)

/** A code, or what the program said; null when it succeeded, still runs or there was none, and when the site stopped, which makes it anew. */
export function faultOf(run: Run | undefined, clock: Clock): string | null {
  if (!run || isRunning(run, clock) || isStopped(run)) return null
  return run.finished_at === null ? ('ended' satisfies BackupFaultCode) : run.fault
}
