/** Is who asks still an owner? Somebody else may have taken that away since the call began; where it decides it is asked under the lock of all people. */
import type { TransactionContext } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { requireOwner } from '../../audit/require-role.ts'
import { findUser } from '../password/users.queries.ts'

/** Throws `not_allowed`. */
export async function requireStillOwner(at: TransactionContext): Promise<void> {
  const self = await findUser(at.db, requireOwner(at))
  if (self?.role !== 'owner' || self.suspendedAt !== null) throw new AppError('not_allowed')
}
