/**
 * A site with a year of use is upgraded from the first schema, and how its owner's area answers then, next to a site with a thousandth of it:
 * `node bench/large/measure.ts` fills two databases (some minutes) and measures both; `--small DIR --large DIR` takes upgraded ones.
 * `--postgres URL` does the same in the databases `small` and `large` of that server, which must be there and empty, or with `--filled` upgraded.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/database/database.ts'
import { startSite } from '../site.ts'
import { atMost, renderTable, shown, type Row } from '../verdict.ts'
import { fillDatabase } from './fill.ts'
import { judge, measureReads, untilFilled, type Place } from './reads.ts'

const SMALL = 1_000
const LARGE = 1_000_000
const PASSWORD = 'correct paard batterij nietje'
/** In seconds. */
const MOST_AWAY = 60
const MOST_FILLING = 600
const START_WITHIN_MS = 20 * 60_000

const { values } = parseArgs({
  options: { small: { type: 'string' }, large: { type: 'string' }, postgres: { type: 'string' }, filled: { type: 'boolean', default: false } },
})

const start = (place: Place) => {
  const own = { ADMIN_PASSWORD: PASSWORD, ...(place.url === undefined ? {} : { DATABASE_URL: place.url }) }
  return startSite(place.dataDir, 'entry', own, { readyWithinMs: START_WITHIN_MS })
}

/** Fills it as the first schema had it. Returns the seconds that took. */
async function fill(place: Place, sessions: number): Promise<number> {
  const started = performance.now()
  const database = openDatabase({ url: place.url, dataDir: place.dataDir })
  await fillDatabase(database, place.url, { sessions, clicks: 2 * sessions }, (line) => console.error(line))
  await database.close()
  return (performance.now() - started) / 1000
}

/** The first start of this version upgrades: how long nobody is served, and how long the rest takes beside serving. */
async function upgrade(place: Place): Promise<Row[]> {
  const site = await start(place)
  try {
    const besideMs = await untilFilled(site.origin, PASSWORD)
    return [atMost('upgrade, nobody is served', site.readyAfterMs / 1000, MOST_AWAY, ' s'), shown('upgrade, beside serving', besideMs / 1000, ' s')]
  } finally {
    await site.stop()
  }
}

function placeOf(size: 'small' | 'large'): Place {
  if (values.postgres === undefined) return { url: undefined, dataDir: values[size] ?? mkdtempSync(join(tmpdir(), 'elke-large-')) }
  const url = new URL(values.postgres)
  url.pathname = `/${size}`
  return { url: url.href, dataDir: mkdtempSync(join(tmpdir(), 'elke-large-')) }
}

async function prepare(size: 'small' | 'large', sessions: number): Promise<{ place: Place; rows: Row[] }> {
  const place = placeOf(size)
  if (values.postgres === undefined ? values[size] !== undefined : values.filled) return { place, rows: [] }
  const seconds = await fill(place, sessions)
  return { place, rows: [atMost('filling', seconds, MOST_FILLING, ' s', `${sessions} conversations`), ...(await upgrade(place))] }
}

async function readsOf(place: Place) {
  const site = await start(place)
  try {
    return await measureReads(site.origin, PASSWORD)
  } finally {
    await site.stop()
  }
}

const small = await prepare('small', SMALL)
const fewReads = await readsOf(small.place)
const large = await prepare('large', LARGE)
const rows = [...large.rows, ...judge(fewReads, await readsOf(large.place), values.postgres === undefined ? 'sqlite' : 'postgres')]
console.log(renderTable(rows))
process.exit(rows.some((row) => row.verdict === 'over the limit') ? 1 : 0)
