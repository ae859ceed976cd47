/** The check that every owner's verb makes first. */
import type { Actor } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'

/** Returns the owner's user id; throws `not_signed_in` for everyone else. */
export function requireOwner(context: { actor: Actor }): string {
  if (context.actor.kind !== 'owner') throw new AppError('not_signed_in')
  return context.actor.userId
}
