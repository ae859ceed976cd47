/** What was tried or read before going live, and what it was at that moment: when that changes, the mark says nothing any more. */
import { isoNow, type Clock } from '../../platform/clock.ts'
import type { AnyDatabase } from '../../platform/context.ts'
import { deleteMark, listMarks, upsertMark } from './live-marks.queries.ts'

/** 'mail-test': a test message was taken; 'legal-read': the owner read terms and privacy page; 'key-copy': a copy of the key file was kept. */
export type LiveMark = 'mail-test' | 'legal-read' | 'key-copy'

/** The value of each mark by its name. */
export async function readMarks(context: { db: AnyDatabase }): Promise<ReadonlyMap<string, string>> {
  return new Map((await listMarks(context.db)).map(({ name, value }) => [name, value]))
}

/** `value` undefined takes the mark away. For verbs that have checked who asks. */
export async function setMark(context: { db: AnyDatabase; clock: Clock }, name: LiveMark, value: string | undefined): Promise<void> {
  if (value === undefined) await deleteMark(context.db, name)
  else await upsertMark(context.db, { name, value, marked_at: isoNow(context.clock) })
}
