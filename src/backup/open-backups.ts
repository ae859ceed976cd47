/** The backups of this site: by the clock, and when the owner asks. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import { AppError } from '../errors/errors.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import type { Env } from '../platform/env.ts'
import { runDueJobs, type Job } from '../platform/jobs.ts'
import { faultOf, isRunning } from './backup-fault.ts'
import { backupJob, BACKUP_JOB, runBackup, type BackupServices } from './backup-job.ts'
import { readRuns } from './backup-runs.queries.ts'
import { backupProcess, type BackedUpSite, type MakeBackup } from './backup-process.ts'
import { listKept, type KeptBackup } from './kept-backups.ts'
import type { Place } from './place.ts'
import { clearLeftovers } from './unfinished.ts'

export interface BackupState {
  isRunning: boolean
  /** When the newest that succeeded began (ISO). */
  lastGood: string | null
  /** Why the newest did not succeed: a code, or what the program said. */
  fault: string | null
  /** On the server, newest first. */
  folder: string
  kept: KeptBackup[]
}

export interface Backups {
  jobs: readonly Job[]
  read(context: Context): Promise<BackupState>
  /** Begins one; `read` tells when it is there. Throws `conflict` while another runs. */
  start(context: Context): Promise<void>
  stop(): Promise<void>
}

/** What a backup left behind that was killed. */
const leftoversJob = (place: Place, folder: string): Job => ({
  name: 'backup-leftovers',
  atStart: true,
  slot: () => undefined,
  work: ({ clock }) => clearLeftovers(place, folder, clock.now()),
})

/** For the owner and the system. */
async function readState({ db, clock }: Context, folder: string): Promise<BackupState> {
  const [{ good, newest }, kept] = await Promise.all([readRuns(db, BACKUP_JOB), listKept(folder)])
  return { isRunning: isRunning(newest, clock), lastGood: good?.started_at ?? null, fault: faultOf(newest, clock), folder, kept }
}

/** `make`: as the command does, of the same site. */
export function openBackups(system: Context, env: BackedUpSite & Pick<Env, 'backupDir'>, make: MakeBackup = backupProcess(env)): Backups {
  const services: BackupServices = { folder: env.backupDir, make }
  const stopping = new AbortController()
  let running: Promise<unknown> | undefined
  return {
    jobs: [backupJob(services), leftoversJob({ url: env.databaseUrl, dataDir: env.dataDir }, services.folder)],
    read: (context) => readState(context, services.folder),
    async start(context) {
      requireOwner(context)
      if (running || (await readState(context, services.folder)).isRunning) throw new AppError('conflict')
      await recordAudit(context, { action: 'backup.make' })
      const slot = `owner ${isoNow(system.clock)}`
      running = runDueJobs(system, [{ name: BACKUP_JOB, slot: () => slot, work: (at, signal) => runBackup(at, services, signal) }], stopping.signal)
        .catch((error: unknown) => system.log.warn({ err: error }, 'a backup could not be begun'))
        .finally(() => (running = undefined))
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
