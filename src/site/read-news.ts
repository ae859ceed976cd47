/** The newest active text for the home page, at the moment that is asked for. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { hasEnded, hasStarted } from './homepage-text.ts'
import { findNewestActiveText, listLivingTexts } from './news.queries.ts'
import { splitParagraphs } from '../frame/paragraphs.ts'

const MAX_PLANNED = 200

export interface ShownNews {
  /** Of the text; '' when there is none. Changes when the page must be made anew. */
  id: string
  paragraphs: readonly string[]
}

const nothing: ShownNews = { id: '', paragraphs: [] }

/** Paragraphs, split on blank lines; empty when there is no active text. */
export async function readNews(context: Pick<Context, 'db' | 'clock'>): Promise<string[]> {
  return splitParagraphs((await findNewestActiveText(context.db, isoNow(context.clock)))?.content_nl ?? '')
}

/**
 * Reads what is to be seen now and later, and answers from memory what that is at the moment of asking: a planned moment then takes
 * effect by itself, on every instance, though nothing is written.
 */
export async function readNewsPlan(context: Pick<Context, 'db' | 'clock'>): Promise<() => ShownNews> {
  const rows = await listLivingTexts(context.db, isoNow(context.clock), MAX_PLANNED)
  const planned = rows.map((row) => ({
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    news: { id: row.id, paragraphs: splitParagraphs(row.content_nl) },
  }))
  return () => {
    const now = isoNow(context.clock)
    return planned.find((text) => hasStarted(text, now) && !hasEnded(text, now))?.news ?? nothing
  }
}
