/** `/metrics`: what this process counts of itself, for who has the token; without one in the environment there is no such address. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { FillProgress } from '../../database/fills/run-fills.ts'
import type { Gauge, Metrics } from '../metrics.ts'
import type { NotReady } from './health.api.ts'
import type { HttpEnv } from './types.ts'

export interface MetricsServices {
  metrics: Metrics | undefined
  env: { metricsToken: string | undefined }
  whyNotReady(): Promise<NotReady | undefined>
  ledger: { waiting(): number }
  filling: () => Promise<FillProgress[]>
}

const parts = ['disk', 'database', 'stopping'] as const satisfies readonly NotReady[]

/** By sums of one length, so that the time it takes tells nothing of the token. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(sumOf(given), sumOf(token))
const sumOf = (text: string): Buffer => createHash('sha256').update(text).digest()

export function metricsApi({ metrics, env, ledger, ...app }: MetricsServices) {
  const { metricsToken: token } = env
  const routes = new Hono<HttpEnv>()
  if (token === undefined || !metrics) return routes
  return routes.get('/metrics', async (c) => {
    const headers = { 'Cache-Control': 'no-store' }
    if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) return c.text('unauthorized', 401, { ...headers, 'WWW-Authenticate': 'Bearer' })
    const missing = await app.whyNotReady()
    const text = metrics.write([
      {
        name: 'elke_ready',
        help: 'Whether each part is ready; the first that is not hides the others.',
        type: 'gauge',
        values: parts.map((part) => [`{part="${part}"}`, Number(missing !== part)]),
      },
      { name: 'elke_clicks_waiting', help: 'Clicks that are counted and not written yet.', type: 'gauge', values: [['', ledger.waiting()]] },
      await fillGauge(app.filling),
      ...ownProcess(),
    ])
    return c.body(text, 200, { ...headers, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
}

/** Nothing while the database is away, which another gauge says. */
async function fillGauge(filling: MetricsServices['filling']): Promise<Gauge> {
  const fills = await filling().catch(() => [])
  return {
    name: 'elke_fill_rows_left',
    help: 'Rows of before an upgrade that still wait for their turn; none when all is done.',
    type: 'gauge',
    values: fills.map(({ name, done, total }) => [`{fill="${name}"}`, Math.max(0, total - done)]),
  }
}

/** By the names that Prometheus gives them everywhere. */
function ownProcess(): Gauge[] {
  const { user, system } = process.cpuUsage()
  return [
    { name: 'process_resident_memory_bytes', help: 'Resident memory.', type: 'gauge', values: [['', process.memoryUsage.rss()]] },
    { name: 'process_cpu_seconds_total', help: 'Processor time.', type: 'counter', values: [['', (user + system) / 1_000_000]] },
    { name: 'process_start_time_seconds', help: 'Start, by the Unix clock.', type: 'gauge', values: [['', Math.round(performance.timeOrigin / 1000)]] },
  ]
}
