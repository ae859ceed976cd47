/** Not written yet. */
import { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/types.ts'

export function dashboardApi() {
  return new Hono<HttpEnv>()
}
