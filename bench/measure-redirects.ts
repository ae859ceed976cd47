/**
 * Requests a second of `/out/testament` with counting, against a bare Hono redirect; whether every one is in the ledger; and whether the
 * hundred thousandth click on a link costs what the first did. With `BENCH_DATABASE_URL`, an empty database of PostgreSQL, there as well.
 */
import { openDatabase } from '../src/database/database.ts'
import { CLICKS_A_DAY } from '../src/redirects/click-kind.ts'
import { countClicks } from '../src/redirects/redirects.queries.ts'
import type { Running } from './child-process.ts'
import { compare, load, type Comparison, type Load } from './load.ts'
import { median } from './numbers.ts'
import { withPeer } from './peer.ts'
import { startSite, withFolder } from './site.ts'
import { atLeast, atMost, exactly, shown, type Row } from './verdict.ts'

const PATH = '/out/testament'
const ROUNDS = 3
const AMOUNT = 16_000
const VISITORS = 64

/** Clicks of people, each of another network, on a link of its own. */
const GROWING = { path: '/out/voogdij', before: 1_000, later: 100_000, round: 4_000 }

// Different browsers are different visitors: first clicks and repeats are both counted.
const headers = Array.from({ length: VISITORS }, (_, i) => ({
  'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + i}.0.0.0 Safari/537.36`,
}))

interface Kind {
  name: string
  url: string | undefined
  /** Of a bare Hono redirect. */
  share: number
}

export async function measureRedirects(): Promise<Row[]> {
  const url = process.env['BENCH_DATABASE_URL']
  const rows = await measureOn({ name: 'SQLite', url: undefined, share: 0.6 })
  return url ? [...rows, ...(await measureOn({ name: 'PostgreSQL', url, share: 0.5 }))] : rows
}

function measureOn({ name, url, share }: Kind): Promise<Row[]> {
  return withFolder(async (dataDir) => {
    const { both, early, late, answered } = await loadAll(dataDir, url)
    const [ledger, growing] = await Promise.all(['testament', 'voogdij'].map((slug) => readLedger({ url, dataDir }, slug)))
    const row = `/out with counting on ${name}`
    return [
      atLeast(`${row}, share of bare Hono`, both.ratio, share, '', both.detail),
      atLeast(`${row}, 16 connections`, both.sitePerSecond, 4_000, '/s'),
      atMost(`${row}, p99`, both.siteP99Ms, 20, ' ms'),
      shown(`${row}, same by processor time`, both.processorRatio, '', both.processorDetail),
      exactly(`${row}, hits in the ledger`, ledger?.hits ?? NaN, both.siteAnswered, 'expected: requests answered'),
      exactly(`${row}, headline counter`, ledger?.headline ?? NaN, CLICKS_A_DAY, 'expected: what counts of one network a day'),
      atLeast(`${row}, after 100,000 clicks over after 1,000`, late / early, 0.9, '', `${Math.round(late)}/s and ${Math.round(early)}/s`),
      exactly(`${row}, clicks of people`, growing?.headline ?? NaN, answered, 'expected: requests answered'),
    ]
  })
}

const loadOf = (server: Running, expectedStatus: Load['expectedStatus']): Load => ({ server, path: PATH, headers, amount: AMOUNT, expectedStatus })

interface Loaded {
  both: Comparison
  /** Clicks a second. */
  early: number
  late: number
  answered: number
}

/** The site is stopped afterwards, which writes what still waits. */
async function loadAll(dataDir: string, url: string | undefined): Promise<Loaded> {
  const site = await startSite(dataDir, 'entry', { TRUST_PROXY: '1', ...(url === undefined ? {} : { DATABASE_URL: url }) })
  try {
    const both = await withPeer(new Uint8Array(), (peer) => compare(loadOf(site, '2xx'), loadOf(peer, '3xx'), ROUNDS))
    return { both, ...(await loadGrowing(site)) }
  } finally {
    await site.stop()
  }
}

async function loadGrowing(server: Running): Promise<Omit<Loaded, 'both'>> {
  let answered = 0
  const click = async (amount: number) => {
    const result = await load({ server, path: GROWING.path, headers, eachFromElsewhere: true, amount, expectedStatus: '2xx' })
    answered += result.answered
    return result.perSecond
  }
  const rounds = async () => median([await click(GROWING.round), await click(GROWING.round), await click(GROWING.round)])
  await click(GROWING.before)
  const early = await rounds()
  await click(GROWING.later - answered)
  return { early, late: await rounds(), answered }
}

async function readLedger(place: { url: string | undefined; dataDir: string }, slug: string): Promise<{ hits: number; headline: number }> {
  const { db, close } = openDatabase(place)
  const { headline, ledger } = await countClicks(db, slug)
  await close()
  return { headline, hits: Object.values(ledger).reduce((sum, hits) => sum + hits, 0) }
}
