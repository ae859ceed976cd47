/** What every verb receives: the database, the time, the log and who asks. */
import type { AnyDatabase, Database } from '../database/database.ts'
import type { DialectName } from '../database/dialects.ts'
import type { Clock } from './clock.ts'
import type { Logger } from './log.ts'
import type { Secrets } from './secrets.ts'

export type Actor = { kind: 'visitor'; visitor: string } | { kind: 'owner'; userId: string; sessionId: string } | { kind: 'system' }

export interface Context {
  db: Database
  dialect: DialectName
  clock: Clock
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  secrets: Secrets
  actor: Actor
  requestId?: string | undefined
}

export type { AnyDatabase }
