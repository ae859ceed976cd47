/** Why the newest backup of the site failed. */
import type { Context } from '../platform/context.ts'
import { faultOf } from './backup-fault.ts'
import { BACKUP_JOB } from './backup-job.ts'
import { readRuns } from './backup-runs.queries.ts'

/** Null when it did not. For the owner and the system. */
export const readBackupFault = async ({ db, clock }: Context): Promise<string | null> => faultOf((await readRuns(db, BACKUP_JOB)).newest, clock)
