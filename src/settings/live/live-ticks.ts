/** What was tried or read before going live, and what it was at that moment: when that changes, the tick says nothing any more. */
import { isoNow, type Clock } from '../../platform/clock.ts'
import type { AnyDatabase } from '../../platform/context.ts'
import { deleteTick, listTicks, upsertTick } from './live-ticks.queries.ts'

/** 'mail-test': a test message was taken; 'legal-read': the owner read terms and privacy page; 'key-copy': a copy of the key file was kept. */
export type LiveTick = 'mail-test' | 'legal-read' | 'key-copy'

/** The value of each tick by its name. */
export async function readTicks(context: { db: AnyDatabase }): Promise<ReadonlyMap<string, string>> {
  return new Map((await listTicks(context.db)).map(({ name, value }) => [name, value]))
}

/** `value` undefined takes the tick away. For verbs that have checked who asks. */
export async function setTick(context: { db: AnyDatabase; clock: Clock }, name: LiveTick, value: string | undefined): Promise<void> {
  if (value === undefined) await deleteTick(context.db, name)
  else await upsertTick(context.db, { name, value, marked_at: isoNow(context.clock) })
}
