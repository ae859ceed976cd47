/** Forgets which question of a visitor led to an entry; what the owner wrote stays. */
import { requireOwner } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { forgetOrigins } from './own-entries.queries.ts'

/** For the system and the owner. Returns how many lost their origin. */
export async function forgetOriginsOfEntries(context: Context, { before }: { before: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return forgetOrigins(context.db, before)
}
