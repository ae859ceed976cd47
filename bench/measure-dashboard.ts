/** How long the dashboard takes with much stored and with little, and how long its first count holds up everything else. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { migrate, openDatabase } from '../src/database/database.ts'
import { countNewDays } from '../src/insights/count-new-days.ts'
import { addDays, dayOf } from '../src/insights/days.ts'
import { readDashboard } from '../src/insights/read-dashboard.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Actor, Context } from '../src/platform/context.ts'
import { createSecrets } from '../src/platform/secrets.ts'
import { withFolder } from './site.ts'
import { atMost, shown, type Row } from './verdict.ts'

const DAY_MS = 86_400_000
const STORED_DAYS = 170
const READS = 200
const SMALL = { sessions: 1_000, messages: 5_000, clicks: 2_000 }
const LARGE = { sessions: 1_000_000, messages: 5_000_000, clicks: 2_000_000 }

type Amounts = typeof SMALL

/** The n-th of `amount` moments that lie evenly over the days, as milliseconds and as text. */
function series(amount: number): { ms: string; at: string; numbers: string } {
  const start = Date.now() - STORED_DAYS * DAY_MS
  const ms = `cast(${start} + n * ${(STORED_DAYS * DAY_MS) / (amount + 1)} as integer)`
  return {
    ms,
    at: `strftime('%Y-%m-%dT%H:%M:%S', ${ms} / 1000, 'unixepoch') || '.000Z'`,
    numbers: `with recursive list(n) as (select 1 union all select n + 1 from list where n < ${amount})`,
  }
}

const idOf = (ms: string) => `substr(printf('%012x', ${ms}), 1, 8) || '-' || substr(printf('%012x', ${ms}), 9, 4) || '-7000-8000-' || printf('%012x', n)`

function store(dataDir: string, { sessions, messages, clicks }: Amounts): void {
  using db = new DatabaseSync(join(dataDir, 'elke.sqlite'))
  db.exec('pragma foreign_keys = off; pragma synchronous = off; pragma cache_size = -400000')
  const [ofSessions, ofMessages, ofClicks] = [series(sessions), series(messages), series(clicks)]
  db.exec(`${ofSessions.numbers} insert into elk_chat_sessions (session_id, page_path, user_agent, started_at, last_activity, affiliate_cta_shown)
    select printf('s%08d', n), '/pagina-' || (n % 120), '', ${ofSessions.at}, ${ofSessions.at}, n % 3 = 0 from list`)
  db.exec(`${ofMessages.numbers} insert into elk_chat_messages (id, session_id, role, content, timestamp, kind)
    select printf('m%08d', n), printf('s%08d', 1 + (n - 1) * ${sessions} / ${messages}), case n % 2 when 0 then 'user' else 'assistant' end, hex(zeroblob(80)), ${ofMessages.at},
      case n % 8 when 0 then null when 2 then null when 4 then null when 6 then null when 1 then 'onbekend' else 'kennis' end from list`)
  db.exec(`insert into elk_affiliate_redirects (id, slug, destination_url, title, created_at, updated_at)
    values ('r', 'r', 'https://example.com/', 'r', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`)
  db.exec(`${ofClicks.numbers} insert into elk_redirect_clicks (id, redirect_id, kind, visitor, device, created_at)
    select ${idOf(ofClicks.ms)}, 'r', case n % 4 when 0 then 'bot' else 'human' end, 'v' || n, 'phone', ${ofClicks.at} from list`)
  // What is written here must not be moved to its place during the measurement.
  db.exec('pragma wal_checkpoint(truncate)')
}

interface Measured {
  /** Of all reads, in milliseconds. */
  p95: number
  /** The longest that nothing else could run during the first count. */
  held: number
}

async function readMany(context: Context): Promise<number> {
  const today = dayOf(new Date())
  const times: number[] = []
  for (let n = 0; n < READS; n += 1) {
    const length = [7, 30, 90, 365][n % 4] ?? 30
    const started = performance.now()
    await readDashboard(context, { from: addDays(today, 1 - length), to: today })
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(READS * 0.95)] ?? 0
}

const measure = (amounts: Amounts): Promise<Measured> =>
  withFolder(async (dataDir) => {
    const { db, dialect, close } = openDatabase({ url: undefined, dataDir })
    try {
      await migrate(db, dialect)
      store(dataDir, amounts)
      const log = { debug() {}, info() {}, warn() {}, error() {} }
      const as = (actor: Actor): Context => ({ db, dialect, clock: systemClock, log, secrets: createSecrets('x'.repeat(40)), actor })
      const delay = monitorEventLoopDelay({ resolution: 1 })
      delay.enable()
      await countNewDays(as({ kind: 'system' }))
      delay.disable()
      return { held: delay.max / 1e6, p95: await readMany(as({ kind: 'owner', userId: 'o', sessionId: 's' })) }
    } finally {
      await close()
    }
  })

export async function measureDashboard(): Promise<Row[]> {
  const small = await measure(SMALL)
  const large = await measure(LARGE)
  return [
    atMost('dashboard, 95 of 100 reads with 8,000,000 rows', large.p95, 150, 'ms', `with 8,000 rows ${small.p95.toFixed(1)} ms`),
    atMost('dashboard, many rows beside few', large.p95 / small.p95, 2, 'x'),
    shown('first count of all days, longest that others wait', large.held, 'ms'),
  ]
}
