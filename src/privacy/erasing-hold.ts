/** What waits before it is erased by age: for the owner to see and to agree to. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { guardMarks } from '../platform/erasing-guard.ts'
import { dropErasingMarks, readErasingMarks, setErasingMark } from '../platform/erasing-marks.ts'
import { countAll, countOlder } from './aged-rows.queries.ts'
import type { StoredData } from '../platform/stored-data.ts'
import { retentionTerms } from '../settings/retention.settings.ts'
import { readSettings } from '../settings/read-settings.ts'
import { storedData } from './list-stored-data.ts'
import { beforeOf } from '../settings/retention-days.ts'
import { agedTables, shareMark } from './within-share.ts'
import { DAY_MS } from '../platform/days.ts'

export interface ErasingHold {
  /** Names what waits, so that the owner agrees to what was on the screen and to nothing later. */
  token: string
  /** The time of the server, ISO. */
  now: string
  /** Why everything waits; null when only what is listed below waits. */
  clock: { from: string; until: string } | null
  /** By the declarations of the rooms, with Dutch titles. */
  rows: { id: string; title: string; due: number; kept: number }[]
}

/** Of what waits now; '' when nothing does. */
function tokenOf(marks: ReadonlyMap<string, string>): string {
  const waiting = [...marks].filter(([name]) => name === guardMarks.heldFrom || name.startsWith(shareMark('')))
  return waiting.map((mark) => mark.join(' ')).join(', ')
}

/** Null when nothing waits. Counts whole tables, so it is asked only when something does. */
export async function readErasingHold(context: Context, declarations = storedData): Promise<ErasingHold | null> {
  requireOwner(context)
  const marks = await readErasingMarks(context)
  const token = tokenOf(marks)
  if (token === '') return null
  const held = marks.get(guardMarks.held)
  const from = marks.get(guardMarks.heldFrom)
  const isShown = (data: StoredData) => held !== undefined || marks.has(shareMark(data.id))
  return {
    token,
    now: isoNow(context.clock),
    clock: held !== undefined && from !== undefined ? { from, until: new Date(Date.parse(held) + DAY_MS).toISOString() } : null,
    rows: await countDue(context, declarations.filter(isShown)),
  }
}

async function countDue(context: Context, declarations: readonly StoredData[]): Promise<ErasingHold['rows']> {
  const settings = await readSettings(context, retentionTerms)
  const rows: ErasingHold['rows'] = []
  for (const data of declarations) {
    const before = beforeOf(data, settings, context.clock)
    const counts = { due: 0, kept: 0 }
    for (const aged of agedTables(data)) {
      counts.due += await countOlder(context.db, aged, before)
      counts.kept += await countAll(context.db, aged)
    }
    if (counts.due > 0) rows.push({ id: data.id, title: data.title, ...counts })
  }
  return rows
}

/** The next run, within a minute, erases everything that is due. Throws `conflict` when something else waits by now. */
export async function confirmErasing(context: Context, { token }: { token: string }): Promise<void> {
  requireOwner(context)
  const seen = await readErasingHold(context)
  await context.db.transaction().execute(async (tx) => {
    const marks = await readErasingMarks({ db: tx, dialect: context.dialect })
    if (token === '' || tokenOf(marks) !== token) throw new AppError('conflict')
    await dropErasingMarks({ db: tx }, [guardMarks.held, guardMarks.heldFrom, ...[...marks.keys()].filter((name) => name.startsWith(shareMark('')))])
    await setErasingMark({ db: tx }, { name: guardMarks.confirmed, at: isoNow(context.clock) })
    const due = Object.fromEntries((seen?.rows ?? []).map((row) => [row.id, row.due]))
    await recordAudit({ ...context, db: tx }, { action: 'retention.confirm', details: { clock: seen?.clock?.from ?? null, due } })
  })
}
