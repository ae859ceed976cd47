/** Who calls: the program of a key. */
import { recordRefusal } from '../../audit/record-refusal.ts'
import { AppError } from '../../errors/errors.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context, ProgramActor } from '../../platform/context.ts'
import { countAttempt, type Limit } from '../../platform/rate-limit.ts'
import type { ApiKey } from './api-key.ts'
import { hashOf, isSecret } from './key-secret.ts'
import { findKeyByHash, markUsed } from './keys.queries.ts'
import { toKey } from './read-key.ts'

export interface OpenedKey {
  actor: ProgramActor
  key: ApiKey
}

const NOTED_MS = 60_000

/** Refused keys of one network. What lies beyond is told to wait, and is not counted in the log. */
export const refusedKeys: Limit = { name: 'api-key-refused', max: 20, windowSeconds: 600 }

/** Throws `key_refused`, and `too_many_calls` once its network had too many of these; a try with a key that is wrong, or not valid any more, is counted in the log. */
export async function openKey(context: Context, secret: string): Promise<OpenedKey> {
  const row = isSecret(secret) ? await findKeyByHash(context.db, hashOf(secret)) : undefined
  const now = isoNow(context.clock)
  const key = row && toKey(row, now)
  if (key?.state !== 'open') {
    return refuse(context, key)
  }
  // To the minute: a program that reads a whole list must not write a row for each page.
  const isNoted = key.lastUsedAt !== null && Date.parse(now) - Date.parse(key.lastUsedAt) < NOTED_MS
  if (!isNoted) await markUsed(context.db, key.id, now)
  return { actor: { kind: 'program', keyId: key.id, scopes: key.scopes }, key }
}

async function refuse(context: Context, key: ApiKey | undefined): Promise<never> {
  const { db, clock, actor } = context
  const verdict = await countAttempt(db, clock, refusedKeys, actor.kind === 'visitor' ? actor.visitor : actor.kind)
  if (!verdict.allowed) throw new AppError('too_many_calls', { retryAfterSeconds: verdict.retryAfterSeconds })
  await recordRefusal(context, { action: 'api-key.failed', ...(key && { details: { name: key.name, state: key.state } }) })
  throw new AppError('key_refused')
}
