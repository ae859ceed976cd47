/**
 * How the owner's area answers on a site with a year of use, next to one with a thousandth of it:
 * `node bench/large/measure.ts` fills two databases (some minutes) and measures both; `--small DIR --large DIR` takes filled ones.
 * With `--postgres URL` both are databases of that server, and the limits are twice as wide.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/database/database.ts'
import { startSite } from '../site.ts'
import { renderTable } from '../verdict.ts'
import { fillDatabase, upgradeFilled } from './fill.ts'
import { judge, measureReads, type Place } from './reads.ts'

const SMALL = 1_000
const LARGE = 1_000_000
const PASSWORD = 'correct paard batterij nietje'

const { values } = parseArgs({ options: { small: { type: 'string' }, large: { type: 'string' }, postgres: { type: 'string' } } })

async function fill(place: Place, sessions: number): Promise<void> {
  const database = openDatabase({ url: place.url, dataDir: place.dataDir })
  await fillDatabase(database, { sessions, clicks: 2 * sessions }, (line) => console.error(line))
  console.error(`later migrations: ${Math.round(await upgradeFilled(database))} s`)
  await database.close()
}

async function placeOf(size: 'small' | 'large', sessions: number): Promise<Place> {
  const given = values[size]
  if (values.postgres !== undefined) {
    // Filled databases are recognised by the caller, who names them after their size.
    const url = new URL(values.postgres)
    url.pathname = `/${size}`
    const place = { url: url.href, dataDir: mkdtempSync(join(tmpdir(), 'elke-large-')) }
    if (given === undefined) await fill(place, sessions)
    return place
  }
  const place = { url: undefined, dataDir: given ?? mkdtempSync(join(tmpdir(), 'elke-large-')) }
  if (given === undefined) await fill(place, sessions)
  return place
}

async function readsOf(place: Place) {
  const own = { ADMIN_PASSWORD: PASSWORD, ...(place.url === undefined ? {} : { DATABASE_URL: place.url }) }
  const site = await startSite(place.dataDir, 'entry', own)
  try {
    return await measureReads(site.origin, PASSWORD)
  } finally {
    await site.stop()
  }
}

const small = await readsOf(await placeOf('small', SMALL))
const large = await readsOf(await placeOf('large', LARGE))
const rows = judge(small, large, values.postgres === undefined ? 1 : 2)
console.log(renderTable(rows))
process.exit(rows.some((row) => row.verdict === 'over the limit') ? 1 : 0)
