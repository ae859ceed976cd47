/** Not written yet. */
import { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/types.ts'

export function redirectsAdminApi() {
  return new Hono<HttpEnv>()
}
