/** Not written yet. */
import { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/types.ts'

export function auditApi() {
  return new Hono<HttpEnv>()
}
