/** The owner ends a key: from the next call on it opens nothing. */
import { writeAsOwner } from '../../audit/write-as.ts'
import { AppError } from '../../errors/errors.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { markRevoked } from './keys.queries.ts'

/** Throws `not_found`, also for one that was revoked before. */
export async function revokeKey(context: Context, id: string): Promise<void> {
  await writeAsOwner(context, async ({ db, clock }) => {
    const name = await markRevoked(db, id, isoNow(clock))
    if (name === undefined) throw new AppError('not_found')
    return { result: undefined, audit: { action: 'api-key.revoke', subject: id, details: { name } }, isVisible: false }
  })
}
