/** Stores the messages of an export batch by batch until it ends, is cancelled, or the process stops. */
import { recordAudit } from '../../audit/record-audit.ts'
import { dayOf } from '../../platform/dutch-time.ts'
import { earlierDay, laterDay } from '../../platform/days.ts'
import { refreshDailyCounts, type Days } from '../../insights/refresh-daily-counts.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { yieldToLoop } from '../../platform/yield-to-loop.ts'
import { finishImport, type ImportCounts, type ImportRow } from './imports.queries.ts'
import { readMessage, type ImportedMessage } from './read-message.ts'
import { readRecords } from './read-records.ts'
import { storeBatch } from './store-batch.ts'

/** Ten statements of a hundred rows go to the disk together: more would keep visitors waiting, who write to the same file. */
const BATCH = 1_000
const NOTHING: ImportCounts = { read: 0, imported: 0, known: 0, skipped: 0, new_sessions: 0 }

type End = Extract<ImportRow['status'], 'done' | 'cancelled' | 'stopped' | 'failed'> | 'lost'

/** `context` acts for the owner who began it. Never rejects: how it ended is in its row. */
export async function runImport(context: Context, id: string, text: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  let counts = NOTHING
  let end: End = 'failed'
  let days: Days | undefined
  try {
    end = await store(context, id, text, signal, (latest, messages) => {
      counts = latest
      days = withDaysOf(messages, days)
    })
  } catch (error) {
    context.log.error({ err: error, import: id }, 'messages could not be imported')
  }
  if (end === 'lost') return
  await countAnew(context, days)
  try {
    await context.db.transaction().execute(async (tx) => {
      await finishImport(tx, id, end, isoNow(context.clock))
      const action = end === 'cancelled' ? 'chat.import-cancelled' : 'chat.import'
      await recordAudit({ ...context, db: tx }, { action, subject: id, details: { ...counts, end } })
    })
  } catch (error) {
    context.log.error({ err: error, import: id }, 'the end of an import could not be recorded')
  }
}

function withDaysOf(messages: readonly ImportedMessage[], days: Days | undefined): Days | undefined {
  return messages.reduce((span: Days | undefined, { timestamp }) => {
    const day = dayOf(timestamp)
    return span ? { fromDay: earlierDay(span.fromDay, day), toDay: laterDay(span.toDay, day) } : { fromDay: day, toDay: day }
  }, days)
}

/** The days that got messages are counted anew for the dashboard; without that they would stay as they were. */
async function countAnew(context: Context, days: Days | undefined): Promise<void> {
  if (days) await refreshDailyCounts(context, days).catch((error: unknown) => context.log.error({ err: error }, 'imported days could not be counted'))
}

type Report = (counts: ImportCounts, stored: readonly ImportedMessage[]) => void

async function store(context: Context, id: string, text: AsyncIterable<string>, signal: AbortSignal, report: Report): Promise<End> {
  let counts = { ...NOTHING }
  let waiting: ImportedMessage[] = []
  const settle = async (): Promise<End | undefined> => {
    if (signal.aborted) return 'stopped'
    const batch = await storeBatch(context, id, counts, waiting)
    if (batch.goesOn === 'lost') return 'lost'
    counts = batch.counts
    report(counts, waiting)
    waiting = []
    await yieldToLoop()
    return batch.goesOn === 'cancelled' ? 'cancelled' : undefined
  }
  for await (const record of readRecords(text)) {
    counts.read += 1
    const message = readMessage(record, context.clock.now())
    if (typeof message === 'string') counts.skipped += 1
    else waiting.push(message)
    // Also when lines are only passed over: the import must be seen to live.
    if (waiting.length < BATCH && counts.read % (BATCH * 5) !== 0) continue
    const end = await settle()
    if (end) return end
  }
  return (await settle()) ?? 'done'
}
