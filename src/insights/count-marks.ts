/** How far counting has come. Numbers that nobody could have counted are unknown, not nought, and these marks tell which. */
import { retentionDays } from '../settings/retention-days.ts'
import type { Context } from '../platform/context.ts'
import { retentionTerms } from '../settings/retention.settings.ts'
import { readSettings } from '../settings/read-settings.ts'
import { countSources, type CountSource } from './count-sources.ts'
import { insertMarks, listMarks, raiseMark } from './daily-counts.queries.ts'
import { addDays } from '../platform/days.ts'
import { dayOf, earlierDay, laterDay } from '../platform/dutch-days.ts'
import { measures, type MeasureName, type SourceName } from './measures.ts'

const DAY_MS = 86_400_000

export const COUNTED = 'counted'
export const REFRESHED = 'refreshed'
export const sinceMark = (source: SourceName): string => `since:${source}`
const keptMark = (keptBy: CountSource['keptBy']): string => `kept:${keptBy}`

export interface CountMarks {
  /** First day of which this source's numbers are known. */
  since: (source: SourceName) => string
  /** First day whose rows are all still there. */
  kept: (source: CountSource) => string
  /** Last day up to which every day has been counted. */
  counted: string
  /** When today was counted last (ISO); '' when never. */
  refreshed: string
}

function toMarks(stored: ReadonlyMap<string, string>, today: string): CountMarks {
  return {
    since: (source) => stored.get(sinceMark(source)) ?? today,
    kept: (source) => stored.get(keptMark(source.keptBy)) ?? today,
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
    await raiseMark(context.db, keptMark(keptBy), first)
  }
}

/** Looks at what there is to count when nothing was counted before. */
async function begin(context: Context, today: string): Promise<void> {
  const { kept } = toMarks(await listMarks(context.db), today)
  const sources = await Promise.all(
    countSources.map(async (source) => {
      const first = await source.first(context.db)
      return { name: sinceMark(source.name), value: first === undefined ? today : earlierDay(today, laterDay(dayOf(first), kept(source))) }
    }),
  )
  const oldest = sources.reduce((day, { value }) => earlierDay(day, value), today)
  await insertMarks(context.db, [...sources, { name: sinceMark('page_views'), value: today }, { name: COUNTED, value: addDays(oldest, -1) }])
}

/** The marks as they are; undefined before anything was counted. */
export async function readMarks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<CountMarks | undefined> {
  const stored = await listMarks(db)
  return stored.has(COUNTED) ? toMarks(stored, dayOf(clock.now())) : undefined
}

/** Before counting: the marks are set, and tell what may be counted. */
export async function openMarks(context: Context): Promise<CountMarks> {
  const today = dayOf(context.clock.now())
  await raiseKept(context)
  if (!(await readMarks(context))) await begin(context, today)
  return toMarks(await listMarks(context.db), today)
}

export const knownSince = (marks: Pick<CountMarks, 'since'>, measure: MeasureName): string => marks.since(measures[measure].since)
