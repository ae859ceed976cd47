/** Keeps the assistant of this instance up to date with the published entries of the owner. */
import type { FigureBook } from '../figures/figure.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import type { EmbeddedEngine } from '../assistant/engine/embedded-engine.ts'
import type { OwnKnowledge } from '../assistant/retrieval/own-index.ts'
import { fillAnswer } from './check-own-entry.ts'
import { listPublishedRows } from './own-entries.queries.ts'
import { limits, toKnowledge } from './own-entry.ts'
import { readEntry } from './read-own-entry.ts'

/** What the assistant may use. An entry whose figure is gone since it was published is left out, rather than failing an answer. */
export async function listPublishedEntries(context: Context, figures: FigureBook): Promise<OwnKnowledge[]> {
  const day = dutchDay(context.clock)
  const entries = (await listPublishedRows(context.db, limits.entries)).map(readEntry)
  return entries.flatMap((entry) => {
    if (fillAnswer(entry.answer, figures, day) !== undefined) return [toKnowledge(entry.reference, entry)]
    context.log.warn({ entry: entry.id }, 'an entry of the owner names a figure that is not there and is left out')
    return []
  })
}

export interface OwnEntriesServer {
  /** Reads what is published, and takes it over when it changed. */
  reload(): Promise<void>
}

export function serveOwnEntries(context: Context, engine: Pick<EmbeddedEngine, 'useOwnEntries'>, figures: FigureBook): OwnEntriesServer {
  let known = '[]'
  return {
    async reload() {
      const entries = await listPublishedEntries(context, figures)
      const latest = JSON.stringify(entries)
      if (latest === known) return
      await engine.useOwnEntries(entries)
      known = latest
    },
  }
}
