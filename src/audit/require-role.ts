/** The check that every verb of the owner's area makes first. */
import type { Actor } from '../platform/context.ts'
import { mayAs, type Role } from '../platform/role.ts'
import { AppError } from '../errors/errors.ts'

interface Asked {
  actor: Actor
}

/** Returns the id of who asks; throws `not_signed_in` for who is not signed in, and `not_allowed` for whose role does not reach as far. */
export function requireRole({ actor }: Asked, needed: Role): string {
  if (actor.kind !== 'user') throw new AppError('not_signed_in')
  if (!mayAs(actor.role, needed)) throw new AppError('not_allowed')
  return actor.userId
}

/** Whether who asks may what asks for this role; the system may everything. */
export const isAllowed = ({ actor }: Asked, needed: Role): boolean => actor.kind === 'system' || (actor.kind === 'user' && mayAs(actor.role, needed))

/** For everybody who signs in. Throws as `requireRole`. */
export const requireReader = (context: Asked): string => requireRole(context, 'reader')

/** Throws as `requireRole`. */
export const requireEditor = (context: Asked): string => requireRole(context, 'editor')

/** Throws as `requireRole`. */
export const requireOwner = (context: Asked): string => requireRole(context, 'owner')
