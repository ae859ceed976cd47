import { brotliCompressSync, constants } from 'node:zlib'
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

const page = `<!doctype html><h1>testament</h1> ${prose}`
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_LGWIN]: 17 }
/** Known beforehand: the first answer may be at its smallest where others keep the machine busy. */
const smallest = brotliCompressSync(page, { params }).length

test.each(['a minute after', 'before'])(
  'a page that is made again %s it is at its smallest, and reads the same, is at its smallest for whoever comes next',
  async (when) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let renderings = 0
    const app = httpApp(asked, pageCache({ version: () => '1', headers: [] })).get('/', (c) => {
      renderings += 1
      return c.html(page)
    })
    const length = async () => Number((await app.request('/', { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'))
    const untilSmall = () => vi.waitFor(async () => expect(await length()).toBe(smallest), { timeout: 60_000 })
    expect(await length()).toBeGreaterThanOrEqual(smallest)
    if (when === 'a minute after') await untilSmall()
    vi.advanceTimersByTime(61_000)
    if (when === 'a minute after') expect(await length()).toBe(smallest)
    await untilSmall()
    expect(renderings).toBe(2)
  },
)
