/** What the browser says of how it asks. Pages cannot set these headers; whoever writes a program can, and then meets the limit of the day. */
import type { Context as HonoContext } from 'hono'
import { requestHeader } from '../platform/http/request-header.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import type { HitSignals } from './redirect.ts'

export const fetchSignals = (c: HonoContext<HttpEnv>): Pick<HitSignals, 'fetchMode' | 'fetchDest'> => ({
  fetchMode: requestHeader(c, 'sec-fetch-mode') ?? '',
  fetchDest: requestHeader(c, 'sec-fetch-dest') ?? '',
})
