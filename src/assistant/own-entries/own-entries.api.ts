/** Not written yet. */
import { Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/types.ts'

export function ownEntriesApi() {
  return new Hono<HttpEnv>()
}
