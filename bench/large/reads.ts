/** What the owner reads, each some dozens of times through the API as the browser would, and the limits of each. */
import type { DialectName } from '../../src/database/dialects.ts'
import { percentile } from '../numbers.ts'
import { atMost, type Row } from '../verdict.ts'

export interface Place {
  /** Undefined for SQLite in the folder. */
  url: string | undefined
  dataDir: string
}

/** 95th percentile in milliseconds by name. */
export type Reads = ReadonlyMap<string, number>

const ROUNDS = 60
/** Not more than this many times as long as with a thousandth of the rows; below the floor a difference is noise. */
const MOST_TIMES = 2
const FLOOR_MS = 5

/** In milliseconds. PostgreSQL is asked over a connection. */
const limits: Readonly<Record<DialectName, Readonly<Record<string, number>>>> = {
  sqlite: { 'chat logs, first page': 30, 'chat logs, page far back': 30, 'chat logs, search': 200, 'one conversation': 20, dashboard: 150 },
  postgres: { 'chat logs, first page': 60, 'chat logs, page far back': 60, 'chat logs, search': 60, 'one conversation': 40, dashboard: 300 },
}

/** Words as an owner would search for: common, rare, two together, the beginning of one, a phrase, none. */
const searches = ['testament', 'kosten notaris', 'legitieme', 'levenstest', '"samen een huis"', 'hypotheek overlijden', 'zzqx']

export async function measureReads(origin: string, password: string): Promise<Reads> {
  const read = await reader(origin, password)
  await countsAreFilled(read)
  const first = (await read('/api/admin/chat-sessions')) as { sessions: { session_id: string }[]; pages: number }
  const far = Math.min(50_000, Math.max(1, first.pages - 1))
  const paths: Record<string, (round: number) => string> = {
    'chat logs, first page': () => '/api/admin/chat-sessions',
    'chat logs, page far back': (round) => `/api/admin/chat-sessions?page=${Math.max(1, far - round)}`,
    'chat logs, search': (round) => `/api/admin/chat-sessions?query=${encodeURIComponent(searches[round % searches.length] ?? '')}`,
    'one conversation': (round) => `/api/admin/chat-sessions/${first.sessions[round % first.sessions.length]?.session_id}`,
    dashboard: (round) => `/api/admin/dashboard?periode=${[7, 30, 90, 365][round % 4]}`,
  }
  const measured = new Map<string, number>()
  for (const [name, pathOf] of Object.entries(paths)) {
    const times: number[] = []
    for (let round = -5; round < ROUNDS; round += 1) {
      const started = performance.now()
      await read(pathOf(Math.abs(round)))
      if (round >= 0) times.push(performance.now() - started)
    }
    measured.set(name, percentile(times, 0.95))
  }
  return measured
}

type Read = (path: string) => Promise<unknown>

async function reader(origin: string, password: string): Promise<Read> {
  const cookie = await signIn(origin, password)
  return async (path) => {
    const response = await fetch(origin + path, { headers: { cookie } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
}

/** Resolves with the milliseconds until searching knows all older conversations, and all days are counted. */
export async function untilFilled(origin: string, password: string): Promise<number> {
  const read = await reader(origin, password)
  const started = performance.now()
  let shown = -1
  for (;;) {
    const { filled } = (await read('/api/admin/chat-sessions?query=testament')) as { filled: number | null }
    if (filled === null) break
    if (filled !== shown) console.error(`older conversations: ${filled}%`)
    shown = filled
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  await countsAreFilled(read)
  return performance.now() - started
}

/** The first start after an upgrade counts all days there are, beside its other work. */
async function countsAreFilled(read: Read): Promise<void> {
  const started = performance.now()
  for (;;) {
    const { waiting } = (await read('/api/admin/dashboard?periode=365')) as { waiting: number }
    if (waiting === 0) break
    await new Promise((resolve) => setTimeout(resolve, 2_000))
  }
  console.error(`days counted after ${Math.round((performance.now() - started) / 1000)} s`)
}

async function signIn(origin: string, password: string): Promise<string> {
  const response = await fetch(`${origin}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ password }),
  })
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

export function judge(small: Reads, large: Reads, dialect: DialectName): Row[] {
  return Object.entries(limits[dialect]).flatMap(([name, limit]) => {
    const [few, many] = [small.get(name) ?? NaN, large.get(name) ?? NaN]
    return [
      atMost(`${name}, p95`, many, limit, ' ms', `${few.toFixed(1)} ms with 1,000 conversations`),
      atMost(`${name}, times that of a small site`, Math.max(many, FLOOR_MS) / Math.max(few, FLOOR_MS), MOST_TIMES),
    ]
  })
}
