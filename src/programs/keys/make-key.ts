/** The owner makes a key for a program; it is shown this once. */
import { confirmOwner } from '../../accounts/sessions/confirm-owner.ts'
import { writeAsOwner } from '../../audit/write-as.ts'
import { AppError } from '../../errors/errors.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { rangeOf } from '../../platform/dutch-time.ts'
import { newId } from '../../platform/ids.ts'
import { scopes as allScopes, type Scope } from '../../platform/scopes.ts'
import { MOST_KEYS } from './api-key.ts'
import { hashOf, hintOf, newSecret } from './key-secret.ts'
import { countKeys, insertKey } from './keys.queries.ts'

export interface NewKey {
  name: string
  scopes: readonly Scope[]
  /** The last day on which it opens something, YYYY-MM-DD in the Netherlands. */
  lastDay: string | undefined
  /** Of the owner, unless he signed in just now. */
  password: string | undefined
}

/** Throws what `confirmOwner` throws, `invalid_input` for a day that is over, and `conflict` when there are as many keys as there can be. */
export async function makeKey(context: Context, { name, scopes, lastDay, password }: NewKey): Promise<{ id: string; secret: string }> {
  await confirmOwner(context, password)
  const now = isoNow(context.clock)
  const expires = lastDay === undefined ? null : rangeOf(lastDay).until
  if (expires !== null && expires <= now) throw new AppError('invalid_input', { fields: ['lastDay'] })
  const [id, secret] = [newId(), newSecret()]
  // In the order of the list, each once.
  const stored = allScopes.filter((scope) => scopes.includes(scope)).join(' ')
  await writeAsOwner(context, async ({ db }) => {
    if ((await countKeys(db)) >= MOST_KEYS) throw new AppError('conflict', { fields: ['keys'] })
    await insertKey(db, {
      id,
      name,
      hint: hintOf(secret),
      key_hash: hashOf(secret),
      scopes: stored,
      created_at: now,
      expires_at: expires,
      last_used_at: null,
      revoked_at: null,
    })
    const details = { name, scopes: stored, ...(lastDay !== undefined && { to: lastDay }) }
    return { result: undefined, audit: { action: 'api-key.add', subject: id, details }, isVisible: false }
  })
  return { id, secret }
}
