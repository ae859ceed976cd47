import { expect, onTestFinished, test, vi } from 'vitest'
import type { MiddlewareHandler } from 'hono'
import { httpApp } from '../../../tests/factories/http-app.ts'
import { prose } from '../../../tests/factories/prose.ts'
import { pageCache } from './page-cache.ts'
import type { HttpEnv } from './types.ts'

const asked: MiddlewareHandler<HttpEnv> = (c, next) => {
  c.set('page', { path: c.req.path, search: '', shelf: 'pages', status: 200 })
  return next()
}

test.each(['a minute after', 'before'])(
  'a page that is made again %s it is at its smallest, and reads the same, is at its smallest for whoever comes next',
  async (when) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let renderings = 0
    const app = httpApp(asked, pageCache({ version: () => '1', headers: [] })).get('/', (c) => {
      renderings += 1
      return c.html(`<!doctype html><h1>testament</h1> ${prose}`)
    })
    const length = async () => Number((await app.request('/', { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'))
    const first = await length()
    const untilSmall = () => vi.waitFor(async () => expect(await length()).toBeLessThan(first), { timeout: 5_000 })
    if (when === 'a minute after') await untilSmall()
    vi.advanceTimersByTime(61_000)
    if (when === 'a minute after') expect(await length()).toBeLessThan(first)
    await untilSmall()
    expect(renderings).toBe(2)
  },
)
