/** Requests a second of `/out/testament` with counting, against a bare Hono redirect (limit: 0.4), and whether every one is in the ledger. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CLICKS_A_DAY } from '../src/redirects/click-kind.ts'
import type { Running } from './child-process.ts'
import { compare, type Comparison, type Load } from './load.ts'
import { withPeer } from './peer.ts'
import { startSite, withFolder } from './site.ts'
import { atLeast, atMost, exactly, shown, type Row } from './verdict.ts'

const PATH = '/out/testament'
const ROUNDS = 3
const AMOUNT = 16_000
const VISITORS = 64

// Different browsers are different visitors: first clicks and repeats are both counted.
const headers = Array.from({ length: VISITORS }, (_, i) => ({
  'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + i}.0.0.0 Safari/537.36`,
}))

export function measureRedirects(): Promise<Row[]> {
  return withFolder(async (dataDir) => {
    const { ratio, detail, processorRatio, processorDetail, siteAnswered, sitePerSecond, siteP99Ms } = await loadBoth(dataDir)
    const ledger = readLedger(dataDir)
    return [
      atLeast('/out/testament with counting, share of bare Hono', ratio, 0.4, '', detail),
      atLeast('/out/testament with counting, 16 connections', sitePerSecond, 4_000, '/s'),
      atMost('/out/testament with counting, p99', siteP99Ms, 20, ' ms'),
      shown('/out/testament with counting, same by processor time', processorRatio, '', processorDetail),
      exactly('/out/testament, hits in the ledger', ledger.rows, siteAnswered, 'expected: requests answered'),
      exactly('/out/testament, headline counter', ledger.headline, CLICKS_A_DAY, 'expected: what counts of one network a day'),
    ]
  })
}

const loadOf = (server: Running, expectedStatus: Load['expectedStatus']): Load => ({ server, path: PATH, headers, amount: AMOUNT, expectedStatus })

/** The site is stopped afterwards, which writes what still waits. */
async function loadBoth(dataDir: string): Promise<Comparison> {
  const site = await startSite(dataDir)
  try {
    return await withPeer(new Uint8Array(), (peer) => compare(loadOf(site, '2xx'), loadOf(peer, '3xx'), ROUNDS))
  } finally {
    await site.stop()
  }
}

function readLedger(dataDir: string): { rows: number; headline: number } {
  using db = new DatabaseSync(join(dataDir, 'elke.sqlite'), { readOnly: true })
  const row = db
    .prepare(
      `SELECT click_count AS headline, (SELECT sum(hits) FROM elk_redirect_clicks WHERE redirect_id = r.id) AS rows
       FROM elk_affiliate_redirects r WHERE slug = 'testament'`,
    )
    .get()
  return { rows: Number(row?.['rows']), headline: Number(row?.['headline']) }
}
