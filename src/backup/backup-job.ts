/** The backups that the site makes by itself: at night, each day or each week, and again every hour until one succeeds. */
import { isoNow, type Clock } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { DAY_MS } from '../platform/days.ts'
import { mayErase } from '../platform/erasing-guard.ts'
import { nightly, type Job } from '../platform/jobs.ts'
import { listUnreadableSettings, readSettings } from '../settings/read-settings.ts'
import { backupSettings, keptDays, type BackupRhythm } from './backup.settings.ts'
import { BackupFault, isStopped } from './backup-fault.ts'
import type { MakeBackup } from './backup-process.ts'
import { readRuns } from './backup-runs.queries.ts'
import { deleteOld } from './kept-backups.ts'

export const BACKUP_JOB = 'backup'

export interface BackupServices {
  folder: string
  make: MakeBackup
}

/** A name of the stretch that one backup is due in: a day, or a week from Monday. */
function periodOf(rhythm: string, clock: Clock): string | undefined {
  const day = nightly(clock)
  if (day === undefined || rhythm === 'off') return undefined
  const monday = 4 * DAY_MS
  return rhythm === ('week' satisfies BackupRhythm) ? `week ${Math.floor((Date.parse(day) - monday) / (7 * DAY_MS))}` : day
}

/** Makes one, and deletes those that are too old. */
export async function runBackup(context: Context, { folder, make }: BackupServices, signal: AbortSignal): Promise<void> {
  const settings = await readSettings(context, backupSettings)
  // It reads as empty, and what the owner wanted encrypted would be written for everybody to read.
  if ((await listUnreadableSettings(context, backupSettings)).length > 0)
    throw new BackupFault('passphrase_unreadable', 'the stored passphrase of the backups does not open with this key')
  await make({ folder, passphrase: settings.backup_passphrase }, signal)
  // A clock that jumped would make every backup too old at once.
  const deleted = (await mayErase(context)) ? await deleteOld(folder, keptDays(settings), context.clock.now()) : 0
  context.log.info({ deleted }, 'a backup was made')
}

/** Also makes anew, in this process or another, what was cut short because a process stopped, whoever had asked for it. */
export function backupJob(services: BackupServices): Job {
  return {
    name: BACKUP_JOB,
    async slot(clock, context) {
      const { good, newest } = await readRuns(context.db, BACKUP_JOB)
      if (newest && isStopped(newest)) return `again ${newest.started_at}`
      const { backup_every: rhythm } = await readSettings(context, backupSettings)
      const period = periodOf(rhythm, clock)
      if (period === undefined || (good && periodOf(rhythm, { now: () => new Date(good.started_at) }) === period)) return undefined
      return `${period} ${isoNow(clock).slice(0, 13)}`
    },
    work: (context, signal) => runBackup(context, services, signal),
  }
}
