/** One homepage text, for the editor. */
import { requireReader } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { describeRow, type ListedHomepageText } from './list-homepage-texts.ts'
import { findHomepageText, findNewestActiveText } from './news.queries.ts'

/** Throws `not_found`. */
export async function openHomepageText(context: Context, id: string): Promise<ListedHomepageText> {
  requireReader(context)
  const now = isoNow(context.clock)
  const [row, shown] = await Promise.all([findHomepageText(context.db, id), findNewestActiveText(context.db, now)])
  if (!row) throw new AppError('not_found')
  return describeRow(row, shown?.id, now)
}
