/** Does what migrations left to be done. The mark is stored with each batch, so a fill goes on where it was cut off, whoever does it. */
import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { DialectName } from '../dialects.ts'
import type { Schema } from '../schema.ts'
import { CHAT_MARKS, fillChatMarks } from './chat-marks.ts'
import { CHAT_WORDS, fillChatWords } from './chat-words.ts'
import type { Fill } from './fill.ts'

export interface FillProgress {
  name: string
  /** Rows. */
  done: number
  /** Rows when it was planned; others were added or erased since. */
  total: number
}

interface Opened {
  db: Kysely<Schema>
  dialect: DialectName
}

const FEWEST_ROWS = 200
const MOST_ROWS = 10_000
/** SQLite works on the thread that serves, and one connection of PostgreSQL is nobody's way. */
const BATCH_MS: Readonly<Record<DialectName, number>> = { sqlite: 30, postgres: 250 }

const fills = (dialect: DialectName): Readonly<Record<string, Fill>> => ({
  [CHAT_MARKS]: fillChatMarks(dialect),
  [CHAT_WORDS]: fillChatWords(dialect),
})

/** What is not done yet, in the order in which it is done. */
export const listFilling = (db: Kysely<Schema> | Transaction<Schema>): Promise<FillProgress[]> =>
  db.selectFrom('elk_fills').select(['name', 'done', 'total']).where('state', '=', 'filling').orderBy('name').execute()

/** Of all rows that were to be filled; null when nothing waits. */
export function filledPercent(filling: readonly FillProgress[]): number | null {
  const sum = (of: 'done' | 'total') => filling.reduce((all, progress) => all + progress[of], 0)
  return filling.length === 0 ? null : Math.min(99, Math.floor((100 * sum('done')) / Math.max(1, sum('total'))))
}

/** One batch; undefined when nothing is left, or another instance is at it. */
export async function fillSome({ db, dialect }: Opened, limit: number): Promise<FillProgress | undefined> {
  return db.transaction().execute(async (tx) => {
    let next = tx.selectFrom('elk_fills').selectAll().where('state', '=', 'filling').orderBy('name').limit(1)
    if (dialect === 'postgres') next = next.forUpdate().skipLocked()
    const row = await next.executeTakeFirst()
    if (!row) return undefined
    const fill = fills(dialect)[row.name]
    if (!fill) throw new Error(`there is no fill ${row.name}`)
    const { mark, rows } = await fill.fillSome(tx as unknown as Kysely<unknown>, row.mark, limit)
    const done = row.done + rows
    await tx
      .updateTable('elk_fills')
      .set({ mark, done, state: rows === 0 ? 'done' : 'filling' })
      .where('name', '=', row.name)
      .execute()
    return { name: row.name, done, total: row.total }
  })
}

export interface FillOptions {
  /** Looked at between two batches. */
  goOn: () => boolean
  onBatch?: (progress: FillProgress) => void
  /** How long to leave the database to others after a batch, for each millisecond that it took. */
  rest?: number
}

/** Batches that take about as long as others may wait; each fill begins with a small one. */
export async function runFills(opened: Opened, { goOn, onBatch, rest = 0 }: FillOptions): Promise<void> {
  let limit = FEWEST_ROWS
  let name = ''
  while (goOn()) {
    const started = performance.now()
    const progress = await fillSome(opened, limit)
    if (!progress) return
    const took = performance.now() - started
    const fitting = Math.min((limit * BATCH_MS[opened.dialect]) / took, limit * 2, MOST_ROWS)
    limit = progress.name === name ? Math.max(FEWEST_ROWS, Math.round(fitting)) : FEWEST_ROWS
    name = progress.name
    onBatch?.(progress)
    await setTimeout(took * rest)
  }
}
