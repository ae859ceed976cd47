/** Counts opened pages in memory and adds them to the days every few seconds. What waits when a process is killed is lost, at most ten seconds of it. */
import type { Database } from '../database/database.ts'
import type { DailyCountsTable } from '../database/count-tables.ts'
import type { Device } from '../platform/device.ts'
import { addToCounts, listNames } from './add-to-count.queries.ts'
import { isClosedName, namesADay, OTHER, type ViewMeasure } from './view-measures.ts'

export interface PageView {
  /** One of the pages that the site declares. */
  page: string | undefined
  device: Device
  /** Undefined for who was on the site already. */
  source: string | undefined
  campaign: string | undefined
}

export interface ViewCounter {
  add(day: string, view: PageView | undefined): void
  isEmpty(): boolean
  /** All or nothing: after a fault the counts wait for the next time. */
  flush(): Promise<void>
}

type Counts = Map<string, DailyCountsTable>

function addTo(counts: Counts, { day, measure, dimension, count }: DailyCountsTable): void {
  const key = `${measure}\n${day}\n${dimension}`
  const known = counts.get(key)
  if (known) known.count += count
  else counts.set(key, { day, measure, dimension, count })
}

export function viewCounter(db: Database): ViewCounter {
  let counts: Counts = new Map()
  let names = new Map<string, number>()

  /** Names that wait in memory are as few as those of a day: whoever sends ever others costs no more. */
  const bounded = (day: string, measure: ViewMeasure, name: string): string => {
    const most = namesADay[measure]
    if (most === undefined || isClosedName(name) || counts.has(`${measure}\n${day}\n${name}`)) return name
    const used = names.get(`${measure} ${day}`) ?? 0
    if (used >= most) return OTHER
    names.set(`${measure} ${day}`, used + 1)
    return name
  }

  return {
    add(day, view) {
      addTo(counts, { day, measure: 'page_views', dimension: '', count: 1 })
      const { page, device, source, campaign } = view ?? {}
      const parts: [ViewMeasure, string | undefined][] = [
        ['views_by_page', page],
        ['views_by_device', device],
        ['arrivals_by_source', source],
        ['arrivals_by_campaign', campaign],
      ]
      for (const [measure, name] of parts) if (name !== undefined) addTo(counts, { day, measure, dimension: bounded(day, measure, name), count: 1 })
    },
    isEmpty: () => counts.size === 0,
    async flush() {
      const [counted, used] = [counts, names]
      counts = new Map()
      names = new Map()
      try {
        await addToCounts(db, await withinDay(db, [...counted.values()]))
      } catch (error) {
        for (const row of counted.values()) addTo(counts, row)
        for (const [key, count] of used) names.set(key, (names.get(key) ?? 0) + count)
        throw error
      }
    },
  }
}

/** Takes together what is more than a day has room for, the most counted first. Rows come in the order of their key, so that two instances lock in the same order. */
async function withinDay(db: Database, rows: readonly DailyCountsTable[]): Promise<DailyCountsTable[]> {
  const room = new Map<string, { known: ReadonlySet<string>; left: number }>()
  const kept: Counts = new Map()
  for (const row of rows.toSorted((a, b) => b.count - a.count)) {
    const most = namesADay[row.measure as ViewMeasure]
    if (most === undefined || isClosedName(row.dimension)) {
      addTo(kept, row)
      continue
    }
    const key = `${row.measure} ${row.day}`
    const found = room.get(key) ?? (await roomOf(db, row, most))
    room.set(key, found)
    const isKnown = found.known.has(row.dimension)
    addTo(kept, isKnown || found.left > 0 ? row : { ...row, dimension: OTHER })
    if (!isKnown) found.left -= 1
  }
  return [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

async function roomOf(db: Database, { measure, day }: DailyCountsTable, most: number) {
  const known = new Set((await listNames(db, { measure, day })).filter((name) => !isClosedName(name)))
  return { known, left: most - known.size }
}
