/** What every verb receives: the database, the time, the log and who asks. */
import type { AnyDatabase, Database } from '../database/database.ts'
import type { DialectName } from '../database/dialects.ts'
import type { Clock } from './clock.ts'
import type { Logger } from './log.ts'
import type { Measure } from './metrics.ts'
import type { Role } from './role.ts'
import type { Scope } from './scopes.ts'
import type { Secrets } from './secrets.ts'

/** `visitor` is the key of a network for a day; `block` that of the addresses around it, which are often in one hand. */
export type VisitorActor = { kind: 'visitor'; visitor: string; readonly block?: string }
/** Somebody who signed in, as whom every act in the owner's area is done. */
export type UserActor = { kind: 'user'; userId: string; sessionId: string; role: Role }
/** Another program, by its key. */
export type ProgramActor = { kind: 'program'; keyId: string; scopes: readonly Scope[] }
export type Actor = VisitorActor | UserActor | ProgramActor | { kind: 'system' }

/** Of argon2id. */
export interface HashingCost {
  /** In KiB. */
  readonly memory: number
  readonly passes: number
}

export interface Context {
  db: Database
  dialect: DialectName
  clock: Clock
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  secrets: Secrets
  actor: Actor
  requestId?: string | undefined
  /** What a new hash of a password costs, where that is not what is tested; absent is its real cost. */
  hashing?: HashingCost | undefined
  /** Absent where nobody reads what is measured. */
  measure?: Measure | undefined
  /** Lets this instance take over at once what a write changed for visitors; the others notice within a second. */
  refreshContent?: (() => Promise<void>) | undefined
}

/** Within a transaction. */
export type TransactionContext = Omit<Context, 'db'> & { db: AnyDatabase }

/**
 * The same caller within a transaction, which does all that a database does but begin another. The compiler is told so here alone: left to compare the
 * two, each of its threads does so at length, and an eighth of what checking the types took was that.
 */
export function withinTransaction<Caller extends Pick<Context, 'db'>>(context: Caller, tx: AnyDatabase): Caller
export function withinTransaction(context: object, tx: AnyDatabase): object {
  return { ...context, db: tx }
}

export type { AnyDatabase }
