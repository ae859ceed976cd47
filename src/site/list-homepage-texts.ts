/** The owner's list of homepage texts, each with where it stands now. */
import { requireReader } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { stateOf, type HomepageText, type HomepageTextState } from './homepage-text.ts'
import { findNewestActiveText, listHomepageRows, type HomepageRow, type HomepageTextPage } from './news.queries.ts'

export interface ListedHomepageText extends HomepageText {
  id: string
  createdAt: string
  version: number
  state: HomepageTextState
  deletedAt: string | null
}

/** Newest first. */
export async function listHomepageTexts(context: Context, page: HomepageTextPage): Promise<ListedHomepageText[]> {
  requireReader(context)
  const now = isoNow(context.clock)
  const shown = await findNewestActiveText(context.db, now)
  return (await listHomepageRows(context.db, page)).map((row) => describeRow(row, shown?.id, now))
}

export function describeRow(row: HomepageRow, shownId: string | undefined, now: string): ListedHomepageText {
  const text = { content: row.content_nl, isActive: row.is_active, startsAt: row.starts_at, endsAt: row.ends_at }
  return {
    ...text,
    id: row.id,
    createdAt: row.created_at,
    version: row.version,
    deletedAt: row.deleted_at,
    state: stateOf({ ...text, id: row.id, isDeleted: row.deleted_at !== null }, shownId, now),
  }
}
