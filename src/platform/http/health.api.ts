/** `/healthz`: the process turns. `/readyz`: the database takes writes and its disk has room, or which of these is not so. */
import { Hono } from 'hono'
import type { Unready } from '../readiness.ts'
import type { HttpEnv } from './types.ts'

/** 'stopping': it goes on answering, and a balancer sends nobody any more. */
export type NotReady = Unready | 'stopping'

export function healthApi(app: { whyNotReady(): Promise<NotReady | undefined> }) {
  const headers = { 'Cache-Control': 'no-store' }
  return new Hono<HttpEnv>()
    .get('/healthz', (c) => c.text('ok', 200, headers))
    .get('/readyz', async (c) => {
      const part = await app.whyNotReady()
      return part === undefined ? c.text('ready', 200, headers) : c.text(`not ready: ${part}`, 503, headers)
    })
}
