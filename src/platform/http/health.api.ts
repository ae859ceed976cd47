/** `/healthz`: the process turns. `/readyz`: the database takes writes and its schema is current. */
import { Hono } from 'hono'
import type { HttpEnv } from './types.ts'

export function healthApi(app: { isReady(): Promise<boolean> }) {
  const headers = { 'Cache-Control': 'no-store' }
  return new Hono<HttpEnv>()
    .get('/healthz', (c) => c.text('ok', 200, headers))
    .get('/readyz', async (c) => ((await app.isReady()) ? c.text('ready', 200, headers) : c.text('not ready', 503, headers)))
}
