/** How far counting has come. Numbers that nobody could have counted are unknown, not nought, and these checkpoints tell which. */
import { retentionDays } from '../settings/retention-days.ts'
import type { Context } from '../platform/context.ts'
import { retentionTerms } from '../settings/retention.settings.ts'
import { readSettings } from '../settings/read-settings.ts'
import { countSources, type CountSource } from './count-sources.ts'
import { insertCheckpoints, listCheckpoints, raiseCheckpoint } from './daily-counts.queries.ts'
import { addDays, DAY_MS, earlierDay, laterDay } from '../platform/days.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { breakdowns, measures, type BreakdownName, type MeasureName, type SourceName } from './measures.ts'

export const COUNTED = 'counted'
export const REFRESHED = 'refreshed'
export const sinceCheckpoint = (source: SourceName): string => `since:${source}`
const keptCheckpoint = (keptBy: CountSource['keptBy']): string => `kept:${keptBy}`

export interface CountCheckpoints {
  /** First day of which this source's numbers are known. */
  since: (source: SourceName) => string
  /** First day whose rows are all still there. */
  kept: (source: CountSource) => string
  /** Last day up to which every day has been counted. */
  counted: string
  /** When today was counted last (ISO); '' when never. */
  refreshed: string
}

function toCheckpoints(stored: ReadonlyMap<string, string>, today: string): CountCheckpoints {
  return {
    since: (source) => stored.get(sinceCheckpoint(source)) ?? today,
    kept: (source) => stored.get(keptCheckpoint(source.keptBy)) ?? today,
    counted: stored.get(COUNTED) ?? today,
    refreshed: stored.get(REFRESHED) ?? '',
  }
}

/** First days whose rows are all there. A term that was once shorter has erased rows that a longer one does not bring back. */
async function raiseKept(context: Context): Promise<void> {
  const now = context.clock.now().getTime()
  const settings = await readSettings(context, retentionTerms)
  for (const keptBy of new Set(countSources.map((source) => source.keptBy))) {
    const first = keptBy === 'salt' ? addDays(dayOf(new Date(now)), -1) : addDays(dayOf(new Date(now - retentionDays(settings, keptBy) * DAY_MS)), 1)
    await raiseCheckpoint(context.db, keptCheckpoint(keptBy), first)
  }
}

/** Looks at what there is to count when nothing was counted before. */
async function begin(context: Context, today: string): Promise<void> {
  const { kept } = toCheckpoints(await listCheckpoints(context.db), today)
  const sources = await Promise.all(
    countSources.map(async (source) => {
      const first = await source.first(context.db)
      return { name: sinceCheckpoint(source.name), value: first === undefined ? today : earlierDay(today, laterDay(dayOf(first), kept(source))) }
    }),
  )
  const oldest = sources.reduce((day, { value }) => earlierDay(day, value), today)
  await insertCheckpoints(context.db, [...sources, { name: sinceCheckpoint('page_views'), value: today }, { name: COUNTED, value: addDays(oldest, -1) }])
}

/** The checkpoints as they are; undefined before anything was counted. */
export async function readCheckpoints({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<CountCheckpoints | undefined> {
  const stored = await listCheckpoints(db)
  return stored.has(COUNTED) ? toCheckpoints(stored, dayOf(clock.now())) : undefined
}

/** Before counting: the checkpoints are set, and tell what may be counted. */
export async function openCheckpoints(context: Context): Promise<CountCheckpoints> {
  const today = dayOf(context.clock.now())
  await raiseKept(context)
  // Counted as they happen: known from the first day on which this ran.
  await insertCheckpoints(context.db, [
    { name: sinceCheckpoint('view_parts'), value: today },
    { name: sinceCheckpoint('quotes'), value: today },
  ])
  if (!(await readCheckpoints(context))) await begin(context, today)
  return toCheckpoints(await listCheckpoints(context.db), today)
}

export const knownSince = (checkpoints: Pick<CountCheckpoints, 'since'>, measure: MeasureName): string => checkpoints.since(measures[measure].since)

export const partKnownSince = (checkpoints: Pick<CountCheckpoints, 'since'>, name: BreakdownName): string => checkpoints.since(breakdowns[name].since)
