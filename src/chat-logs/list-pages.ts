/** The pages on which conversations began, to choose from. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { listStartPages } from './sessions.queries.ts'

const MOST_PAGES = 300

export async function listChatPages(context: Context): Promise<string[]> {
  requireReader(context)
  return listStartPages(context.db, MOST_PAGES)
}
