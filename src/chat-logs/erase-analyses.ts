/** Erases overviews of top questions that are older than we say that we keep them: they quote what visitors asked. */
import { requireOwner } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { deleteAnalysesBefore } from './analysis/analysis.queries.ts'

/** For the system and the owner. Returns how many went. */
export async function eraseAnalyses(context: Context, { before }: { before: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return deleteAnalysesBefore(context.db, before)
}
