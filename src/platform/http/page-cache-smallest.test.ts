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
const lengthAt = (quality: number): number => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_LGWIN]: 17 }
  return brotliCompressSync(page, { params }).length
}
/** Known beforehand: the first answer may be at its smallest where others keep the machine busy. */
const smallest = lengthAt(11)

const lengthOf = async (app: ReturnType<typeof httpApp>) =>
  Number((await app.request('/', { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'))
const untilSmall = (app: ReturnType<typeof httpApp>) => vi.waitFor(async () => expect(await lengthOf(app)).toBe(smallest), { timeout: 60_000 })

test.each(['a minute after', 'before'])(
  'a page that is made again %s it is at its smallest, and reads the same, is at its smallest for whoever comes next',
  async (when) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let renderings = 0
    const app = httpApp(asked, pageCache({ version: () => '1', headers: [], smallest: true })).get('/', (c) => {
      renderings += 1
      return c.html(page)
    })
    expect(await lengthOf(app)).toBeGreaterThanOrEqual(smallest)
    if (when === 'a minute after') await untilSmall(app)
    vi.advanceTimersByTime(61_000)
    if (when === 'a minute after') expect(await lengthOf(app)).toBe(smallest)
    await untilSmall(app)
    expect(renderings).toBe(2)
  },
)

const siteWith = (small: boolean) => httpApp(asked, pageCache({ version: () => '1', headers: [], smallest: small })).get('/', (c) => c.html(page))

test('where nothing is made ahead of need, a page stays as quickly compressed', async () => {
  const quick = siteWith(false)
  expect(await lengthOf(quick)).toBe(lengthAt(9))
  // Pages are made small one after another: one that was asked for before this one would be small by then.
  const small = siteWith(true)
  await untilSmall(small)
  expect(await lengthOf(quick)).toBe(lengthAt(9))
  expect(smallest).toBeLessThan(lengthAt(9))
})
