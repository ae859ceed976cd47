/** What waits before it is erased by age: for the owner to see and to agree to. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { guardCheckpoints } from '../platform/erasing-guard.ts'
import { dropErasingCheckpoints, readErasingCheckpoints, setErasingCheckpoint } from '../platform/erasing-checkpoints.ts'
import { countAll, countOlder } from './aged-rows.queries.ts'
import type { StoredData } from '../platform/stored-data.ts'
import { retentionTerms } from '../settings/retention.settings.ts'
import { readSettings } from '../settings/read-settings.ts'
import { storedData } from './list-stored-data.ts'
import { beforeOf } from '../settings/retention-days.ts'
import { agedTables, shareCheckpoint } from './within-share.ts'
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
function tokenOf(checkpoints: ReadonlyMap<string, string>): string {
  const waiting = [...checkpoints].filter(([name]) => name === guardCheckpoints.heldFrom || name.startsWith(shareCheckpoint('')))
  return waiting.map((checkpoint) => checkpoint.join(' ')).join(', ')
}

/** Null when nothing waits. Counts whole tables, so it is asked only when something does. */
export async function readErasingHold(context: Context, declarations = storedData): Promise<ErasingHold | null> {
  requireOwner(context)
  const checkpoints = await readErasingCheckpoints(context)
  const token = tokenOf(checkpoints)
  if (token === '') return null
  const held = checkpoints.get(guardCheckpoints.held)
  const from = checkpoints.get(guardCheckpoints.heldFrom)
  const isShown = (data: StoredData) => held !== undefined || checkpoints.has(shareCheckpoint(data.id))
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
    const checkpoints = await readErasingCheckpoints({ db: tx, dialect: context.dialect })
    if (token === '' || tokenOf(checkpoints) !== token) throw new AppError('conflict')
    await dropErasingCheckpoints({ db: tx }, [
      guardCheckpoints.held,
      guardCheckpoints.heldFrom,
      ...[...checkpoints.keys()].filter((name) => name.startsWith(shareCheckpoint(''))),
    ])
    await setErasingCheckpoint({ db: tx }, { name: guardCheckpoints.confirmed, at: isoNow(context.clock) })
    const due = Object.fromEntries((seen?.rows ?? []).map((row) => [row.id, row.due]))
    await recordAudit({ ...context, db: tx }, { action: 'retention.confirm', details: { clock: seen?.clock?.from ?? null, due } })
  })
}
