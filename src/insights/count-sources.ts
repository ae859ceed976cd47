/** Where the counts of a day come from. A room whose numbers should stand on the dashboard adds a source here. */
import { setImmediate } from 'node:timers/promises'
import type { AnyDatabase } from '../database/database.ts'
import type { RetentionSetting } from '../platform/stored-data.ts'
import { countDailyVisitors } from '../events/daily-visitors.ts'
import * as base from './base-counts.queries.ts'
import { partsOf, type DayRange } from '../platform/dutch-time.ts'
import { OTHER_PAGES, answerGroup, type BreakdownName, type MeasureName, type SourceName } from './measures.ts'
import type { EventName } from '../events/record-event.ts'

export interface Counted {
  measure: MeasureName | BreakdownName
  dimension: string
  count: number
}

export interface CountSource {
  name: SourceName
  /** All that `count` may give: what it does not give of these is nought. */
  gives: readonly (MeasureName | BreakdownName)[]
  /** What erases the rows it counts: days from which rows may have gone are not counted again. */
  keptBy: RetentionSetting | 'salt'
  /** When the oldest row was stored (ISO); undefined when there is none. */
  first: (db: AnyDatabase) => Promise<string | undefined>
  count: (db: AnyDatabase, range: DayRange) => Promise<Counted[]>
}

const MESSAGE_PARTS = 8
const MOST_NAMES = 40
const BUTTON: EventName = 'contact_button_click'

const whole = (measure: MeasureName, count: number): Counted => ({ measure, dimension: '', count })

function sumBy<Row extends { count: number }>(rows: readonly Row[], key: (row: Row) => string | undefined): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const name = key(row)
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + row.count)
  }
  return sums
}

const total = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/** The most counted by name, the others together. */
function bounded(measure: BreakdownName, sums: ReadonlyMap<string, number>): Counted[] {
  const names = [...sums].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
  const named = names.map(([name, count], rank) => ({ name: rank < MOST_NAMES ? name : OTHER_PAGES, count }))
  return [...sumBy(named, ({ name }) => name)].map(([dimension, count]) => ({ measure, dimension, count }))
}

async function countSessions(db: AnyDatabase, range: DayRange): Promise<Counted[]> {
  const rows = await base.countSessions(db, range)
  return [
    whole('sessions', total(rows)),
    whole('offers_shown', total(rows.filter((row) => row.affiliate_cta_shown))),
    ...bounded(
      'sessions_by_page',
      sumBy(rows, (row) => row.page_path),
    ),
  ]
}

/** A day holds many more messages than anything else: others get their turn between its parts. */
async function countMessages(db: AnyDatabase, range: DayRange): Promise<Counted[]> {
  const rows: Awaited<ReturnType<typeof base.countMessages>> = []
  for (const part of partsOf(range, MESSAGE_PARTS)) {
    rows.push(...(await base.countMessages(db, part)))
    await setImmediate()
  }
  const measureOf = ({ role, kind, status }: (typeof rows)[number]) => (role === 'user' ? 'questions' : answerGroup(kind, status))
  return [...sumBy(rows, measureOf)].map(([measure, count]) => whole(measure as MeasureName, count))
}

/** What a name of a place, a deed or a campaign looks like; the browser sends it, so anything else is not shown as one. */
const NAME = /^[\p{L}\d'’()_.\- ]{1,60}$/u
/** A number of a customer, a phone. */
const LONG_NUMBER = /\d{5}/
const ctaParts = [
  ['clicks_by_region', 'region'],
  ['clicks_by_service', 'service'],
  ['clicks_by_campaign', 'utm_campaign'],
] as const satisfies [BreakdownName, base.CtaPart][]

async function countCtaClicks(db: AnyDatabase, range: DayRange): Promise<Counted[]> {
  const rows = await base.countCtaClicks(db, range)
  const parts = ctaParts.map(async ([measure, part]) => {
    const named = await base.countCtaClicksBy(db, range, part)
    return bounded(
      measure,
      sumBy(named, ({ name }) => (NAME.test(name ?? '') && !LONG_NUMBER.test(name ?? '') ? (name ?? '') : OTHER_PAGES)),
    )
  })
  return [
    whole('offers_clicked', total(rows)),
    whole('quote_clicks', total(rows.filter(({ cta_type }) => cta_type === 'results_premium'))),
    ...rows.map(({ cta_type, count }): Counted => ({ measure: 'offers_clicked_by_type', dimension: cta_type, count })),
    ...(await Promise.all(parts)).flat(),
  ]
}

const single = (measure: MeasureName, count: (db: AnyDatabase, range: DayRange) => Promise<number>) => ({
  gives: [measure],
  count: async (db: AnyDatabase, range: DayRange) => [whole(measure, await count(db, range))],
})

export const countSources: readonly CountSource[] = [
  {
    name: 'visitors',
    keptBy: 'salt',
    first: async () => undefined,
    ...single('visitors', (db, { day }) => countDailyVisitors(db, day)),
  },
  { name: 'sessions', gives: ['sessions', 'offers_shown', 'sessions_by_page'], keptBy: 'retention_chat_days', first: base.firstSession, count: countSessions },
  {
    name: 'messages',
    gives: ['questions', 'answered', 'not_found', 'declined'],
    keptBy: 'retention_chat_days',
    first: base.firstMessage,
    count: countMessages,
  },
  {
    name: 'cta_clicks',
    gives: ['offers_clicked', 'quote_clicks', 'offers_clicked_by_type', 'clicks_by_region', 'clicks_by_service', 'clicks_by_campaign'],
    keptBy: 'retention_click_days',
    first: base.firstCtaClick,
    count: countCtaClicks,
  },
  { name: 'redirects', keptBy: 'retention_click_days', first: base.firstRedirect, ...single('redirects', base.countRedirects) },
  { name: 'contact_messages', keptBy: 'retention_contact_days', first: base.firstContactMessage, ...single('contact_messages', base.countContactMessages) },
  {
    name: 'contact_buttons',
    keptBy: 'retention_event_days',
    first: (db) => base.firstEvent(db, BUTTON),
    ...single('contact_buttons', (db, range) => base.countEvents(db, BUTTON, range)),
  },
]
