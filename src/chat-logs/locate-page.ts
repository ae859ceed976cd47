/** Finds where a page of all conversations begins, from how many there are by day and hour. */
import type { AnyDatabase } from '../database/database.ts'
import { listCounts } from './sessions.queries.ts'
import { DAY_MS, HOUR_MS } from '../platform/days.ts'

export interface PagePlace {
  total: number
  /** Walk from here, newest first: the first moment behind the page's stretch of time. Undefined: from the newest. */
  before: string | undefined
  /** How many to pass over from there. */
  offset: number
}

interface Stretch {
  bucket: string
  offset: number
}

/** The stretch, newest first, in which the place after `skip` conversations lies. */
function stretchOf(counts: readonly { bucket: string; sessions: number }[], skip: number): Stretch | undefined {
  let passed = 0
  for (const { bucket, sessions } of counts) {
    if (skip < passed + sessions) return { bucket, offset: skip - passed }
    passed += sessions
  }
  return undefined
}

/** `skip` conversations come before the page. An offset beyond the last gives what lies behind the last. */
export async function locatePage(db: AnyDatabase, skip: number): Promise<PagePlace> {
  const days = await listCounts(db, 'day')
  const total = days.reduce((sum, { sessions }) => sum + sessions, 0)
  const day = skip > 0 ? stretchOf(days, skip) : undefined
  if (!day) return { total, before: undefined, offset: skip }
  const hour = stretchOf(await listCounts(db, 'hour', day.bucket), day.offset)
  // Only when one moved between the two readings.
  if (!hour) return { total, before: new Date(Date.parse(`${day.bucket}T00:00:00.000Z`) + DAY_MS).toISOString(), offset: day.offset }
  return { total, before: new Date(Date.parse(`${hour.bucket}:00:00.000Z`) + HOUR_MS).toISOString(), offset: hour.offset }
}
