/** What is counted of a page that was opened, from its request. */
import type { Context as HonoContext } from 'hono'
import { deviceOf } from '../platform/device.ts'
import { requestHeader } from '../platform/http/request-header.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import type { PageView } from './view-counter.ts'
import { campaignOf, sourceOf } from './visit-source.ts'

export function readPageView(c: HonoContext<HttpEnv>): PageView {
  const header = (name: string) => requestHeader(c, name) ?? ''
  const source = sourceOf({ referer: header('referer'), fetchSite: header('sec-fetch-site'), host: header('host') })
  return {
    page: c.get('page').countedAs,
    device: deviceOf(header('user-agent')),
    source,
    campaign: source === undefined ? undefined : campaignOf(c.req.url),
  }
}
