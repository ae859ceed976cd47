/** A program asks what its key may do. */
import { requireProgram } from '../../audit/require-program.ts'
import { AppError } from '../../errors/errors.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import type { ApiKey } from './api-key.ts'
import { findKey } from './keys.queries.ts'
import { toKey } from './read-key.ts'

/** Throws `key_refused`. */
export async function ownKey(context: Context): Promise<ApiKey> {
  const { keyId } = requireProgram(context)
  const row = await findKey(context.db, keyId)
  if (!row) throw new AppError('key_refused')
  return toKey(row, isoNow(context.clock))
}
