/** What the browser says of how it asks. Pages cannot set these headers; whoever writes a program can, and then meets the limit of the day. */
import type { ReadHeader } from '../platform/http/request-header.ts'
import type { HitSignals } from './redirect.ts'

export const fetchSignals = (header: ReadHeader): Pick<HitSignals, 'fetchMode' | 'fetchDest'> => ({
  fetchMode: header('sec-fetch-mode') ?? '',
  fetchDest: header('sec-fetch-dest') ?? '',
})
