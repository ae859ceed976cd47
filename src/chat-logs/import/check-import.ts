/** Goes through an export without storing anything: what fits, what is there already, and what would be passed over and why. */
import { requireOwner } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import { yieldToLoop } from '../../platform/yield-to-loop.ts'
import { listKnownMessages, listKnownSessions } from './imports.queries.ts'
import { readMessage, type SkipReason } from './read-message.ts'
import { readRecords } from './read-records.ts'

export interface CheckedImport {
  total: number
  fits: number
  known: number
  newSessions: number
  skipped: number
  /** The first of them. */
  reasons: { line: number; reason: SkipReason }[]
}

const SHOWN_REASONS = 20
const BATCH = 500

export async function checkImport(context: Context, text: AsyncIterable<string>): Promise<CheckedImport> {
  requireOwner(context)
  const result: CheckedImport = { total: 0, fits: 0, known: 0, newSessions: 0, skipped: 0, reasons: [] }
  const ids = new Set<string>()
  const sessions = new Set<string>()
  let waiting: string[] = []
  const settle = async () => {
    const there = await listKnownMessages(context.db, context.dialect, waiting)
    result.known += there.size
    result.fits -= there.size
    waiting = []
    await yieldToLoop()
  }
  for await (const record of readRecords(text)) {
    result.total += 1
    const message = readMessage(record, context.clock.now())
    if (typeof message === 'string') {
      result.skipped += 1
      if (result.reasons.length < SHOWN_REASONS) result.reasons.push({ line: record.line, reason: message })
    } else if (ids.has(message.id)) result.known += 1
    else {
      result.fits += 1
      ids.add(message.id)
      sessions.add(message.session_id)
      waiting.push(message.id)
      if (waiting.length === BATCH) await settle()
    }
  }
  await settle()
  result.newSessions = await countNew(context, [...sessions])
  return result
}

async function countNew({ db, dialect }: Context, ids: readonly string[]): Promise<number> {
  let known = 0
  for (let at = 0; at < ids.length; at += BATCH) known += (await listKnownSessions(db, dialect, ids.slice(at, at + BATCH))).size
  return ids.length - known
}
