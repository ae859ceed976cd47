/** The check that every verb for other programs makes first. */
import { AppError } from '../errors/errors.ts'
import type { Actor, ProgramActor } from '../platform/context.ts'
import type { Scope } from '../platform/scopes.ts'

/** Throws `key_refused` for who has no key, and `scope_missing` with the scope for a key that may not read this. */
export function requireProgram({ actor }: { actor: Actor }, scope?: Scope): ProgramActor {
  if (actor.kind !== 'program') throw new AppError('key_refused')
  if (scope !== undefined && !actor.scopes.includes(scope)) throw new AppError('scope_missing', { fields: [scope] })
  return actor
}
