import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { httpApp } from '../../../tests/factories/http-app.ts'
import { prose } from '../../../tests/factories/prose.ts'
import type { MiddlewareHandler } from 'hono'
import { pageCache } from './page-cache.ts'
import type { HttpEnv } from './types.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

/** Keeps every page where it belongs by its look: a query makes a variant, below '/weg' nothing is there, '/settings' is private. */
const asked: MiddlewareHandler<HttpEnv> = (c, next) => {
  const { pathname: path, search } = new URL(c.req.url)
  const shelf = path === '/settings' ? undefined : search === '' ? 'pages' : 'variants'
  c.set('page', { path, search, shelf, status: path.startsWith('/weg') ? 404 : 200 })
  return next()
}

/** A site of which each rendering can be told apart, with a version that the test moves. */
function site() {
  const state = { version: '1', renderings: 0, fails: false }
  const page = () => `<!doctype html><h1>weergave ${(state.renderings += 1)} ${prose}</h1>`
  const cache = pageCache({
    version: () => state.version,
    headers: [
      ['X-Content-Type-Options', 'nosniff'],
      ['Content-Security-Policy', "style-src 'self'"],
    ],
    smallest: true,
  })
  const app = httpApp(asked, cache)
    .get('/weg', (c) => c.html(page(), 404))
    .get('/fout', (c) => c.html(page(), 422))
    .get('/gezocht', (c) => c.html(page(), 422, { 'Cache-Control': 'no-store' }))
    .get('/verhuisd', (c) => c.redirect('/'))
    .get('/gegevens', (c) => c.json({ n: page() }))
    .get('/koekje', (c) => c.html(page(), 200, { 'Set-Cookie': 'a=b' }))
    .post('*', (c) => c.html(page()))
    .get('*', (c) =>
      state.fails
        ? c.html('<h1>Er ging iets mis</h1>', 500)
        : c.html(page(), 200, {
            ...(c.req.query('link') !== undefined && { Link: '<https://www.example.nl/>; rel="canonical"' }),
            ...(c.req.query('stijl') !== undefined && { 'Content-Security-Policy': "style-src 'sha256-eigen'" }),
          }),
    )
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => app.request(path, { method, headers })
  return { state, get }
}

async function renderingIn(response: Response): Promise<number> {
  return Number(/weergave (\d+)/.exec(await response.text())?.[1])
}

test('a page is rendered once and then served from memory', async () => {
  const { get } = site()
  expect([await renderingIn(await get('/')), await renderingIn(await get('/')), await renderingIn(await get('/testament'))]).toEqual([1, 1, 2])
})

test('a page that many ask for at the same moment is rendered once, and each gets it', async () => {
  const { state, get } = site()
  const renderings = await Promise.all(Array.from({ length: 20 }, async () => renderingIn(await get('/testament'))))
  expect([state.renderings, ...new Set(renderings)]).toEqual([1, 1])
})

test('when it cannot be rendered nobody waits for ever', async () => {
  const { state, get } = site()
  state.fails = true
  const answers = await Promise.all(Array.from({ length: 5 }, async () => get('/')))
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500])
})

test('a new version is seen by the next request', async () => {
  const { state, get } = site()
  await get('/')
  state.version = '2'
  expect(await renderingIn(await get('/'))).toBe(2)
})

test('a version that changes while a page is rendered leaves no stale page behind', async () => {
  const state = { version: '1', setting: 'oud' }
  const cache = pageCache({ version: () => state.version, headers: [], smallest: true })
  const app = httpApp(asked, cache).get('/', async (c) => {
    const { setting } = state
    // The owner saves between the reading of the settings and the end of the rendering.
    Object.assign(state, { version: '2', setting: 'nieuw' })
    return c.html(`<h1>${setting}</h1>`)
  })
  await app.request('/')
  expect(await (await app.request('/')).text()).toBe('<h1>nieuw</h1>')
})

test('a page is at most a minute old', async () => {
  const { get } = site()
  await get('/')
  vi.advanceTimersByTime(59_000)
  expect(await renderingIn(await get('/'))).toBe(1)
  vi.advanceTimersByTime(2_000)
  expect(await renderingIn(await get('/'))).toBe(2)
})

test.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['identity', (bytes: Buffer) => bytes],
])('%s is the same page, with its own length', async (encoding, decode) => {
  const { get } = site()
  for (const round of ['first', 'from memory']) {
    const response = await get('/', { 'accept-encoding': encoding })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(decode(bytes).toString(), round).toBe(`<!doctype html><h1>weergave 1 ${prose}</h1>`)
    expect(response.headers.get('content-length'), round).toBe(String(bytes.length))
    expect(response.headers.get('content-encoding'), round).toBe(encoding === 'identity' ? null : encoding)
    expect(response.headers.get('vary'), round).toBe('Accept-Encoding')
  }
})

test('the smaller compression that comes later is the same page with a length that fits', async () => {
  const { get } = site()
  const first = await get('/', { 'accept-encoding': 'br' })
  await vi.waitFor(async () => {
    const later = await get('/', { 'accept-encoding': 'br' })
    const bytes = Buffer.from(await later.arrayBuffer())
    expect(bytes.length).toBeLessThan(Number(first.headers.get('content-length')))
    expect(brotliDecompressSync(bytes).toString()).toContain('weergave 1')
    expect(later.headers.get('content-length')).toBe(String(bytes.length))
  }, 10_000)
})

test('a browser that refuses brotli does not get it', async () => {
  const { get } = site()
  expect((await get('/', { 'accept-encoding': 'gzip, br;q=0' })).headers.get('content-encoding')).toBe('gzip')
})

test.each([(etag: string) => etag, (etag: string) => `"x", ${etag}`, (etag: string) => `W/${etag}`])(
  'a browser that has the page gets 304 and no body',
  async (form) => {
    const { get } = site()
    const etag = (await get('/')).headers.get('etag') ?? ''
    const response = await get('/', { 'if-none-match': form(etag), 'accept-encoding': 'br' })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.has('content-length')).toBe(false)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test('a browser that has an older page gets the new one', async () => {
  const { state, get } = site()
  const etag = (await get('/')).headers.get('etag') ?? ''
  state.version = '2'
  expect((await get('/', { 'if-none-match': etag })).status).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  const { get } = site()
  const [page, head] = [await get('/'), await get('/', {}, 'HEAD')]
  expect(await head.text()).toBe('')
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(page.headers))
})

test('a POST, an error, a file of data and a private page are never kept', async () => {
  const { state, get } = site()
  for (const [path, method] of [
    ['/', 'POST'],
    ['/fout', 'GET'],
    ['/gegevens', 'GET'],
    ['/settings', 'GET'],
  ] as const) {
    const before = state.renderings
    await get(path, {}, method)
    await get(path, {}, method)
    expect(state.renderings - before, `${method} ${path}`).toBe(2)
  }
})

test('a page with a query is kept beside the page without it, each as itself', async () => {
  const { get } = site()
  const renderings: number[] = []
  for (const path of ['/', '/?x=1', '/', '/?x=1', '/?x=2']) renderings.push(await renderingIn(await get(path)))
  expect(renderings).toEqual([1, 2, 1, 2, 3])
})

test('an address of more than 500 characters takes no memory', async () => {
  const { state, get } = site()
  for (let n = 0; n < 2; n += 1) await get(`/?x=${'a'.repeat(500)}`)
  expect(state.renderings).toBe(2)
})

test('the page for what is not there is kept with its status, and is no answer to whether something changed', async () => {
  const { get } = site()
  const etag = (await get('/weg')).headers.get('etag') ?? ''
  const again = await get('/weg', { 'if-none-match': etag })
  expect([again.status, await renderingIn(again)]).toEqual([404, 1])
})

test.each([
  ['/', 'no-cache'],
  ['/?x=1', 'private, no-cache'],
  ['/weg', 'no-cache'],
  ['/settings', 'no-cache'],
  ['/fout?x=1', 'private, no-cache'],
  ['/verhuisd', 'no-cache'],
])('%s says how it may be kept: %s', async (path, expected) => {
  const { get } = site()
  for (const round of ['first', 'again']) expect((await get(path)).headers.get('cache-control'), round).toBe(expected)
})

test('what a page says of its own keeping stands, and a fault of ours is not kept by anyone', async () => {
  const { state, get } = site()
  expect((await get('/gezocht')).headers.get('cache-control')).toBe('no-store')
  state.fails = true
  expect((await get('/')).headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page that is not kept travels small with %s as well, and keeps what it says of itself', async (encoding, decompress) => {
  const { get } = site()
  const response = await get('/gezocht', { 'Accept-Encoding': encoding })
  const body = Buffer.from(await response.arrayBuffer())
  const said = ['content-encoding', 'cache-control', 'content-length', 'vary'].map((name) => response.headers.get(name))
  expect([response.status, ...said]).toEqual([422, encoding, 'no-store', String(body.byteLength), 'Accept-Encoding'])
  expect(decompress(body).toString()).toContain(prose)
  expect(body.byteLength).toBeLessThan(prose.length / 2)
})

test('a page for who brings a cookie is not compressed, nor what is no page', async () => {
  const { get } = site()
  const taken = { 'Accept-Encoding': 'br, gzip' }
  const answers = await Promise.all([get('/settings', { ...taken, Cookie: 'a=b' }), get('/gegevens', taken), get('/settings')])
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, null, null])
})

test('where a page says it belongs in search results is said from memory too', async () => {
  const { get } = site()
  for (const round of ['first', 'from memory']) expect((await get('/?link')).headers.get('link'), round).toBe('<https://www.example.nl/>; rel="canonical"')
})

test('a page that allows styles of its own says so from memory too', async () => {
  const { get } = site()
  for (const round of ['first', 'from memory']) expect((await get('/?stijl')).headers.get('content-security-policy'), round).toBe("style-src 'sha256-eigen'")
})

/** Pages of a megabyte that cannot be made smaller, so nothing tries to: 18 are a little more than may be held. Tells whether asking for one renders it anew. */
function largeSite() {
  const megabyte = Array.from({ length: 23_000 }, (_, n) => createHash('sha256').update(String(n)).digest('base64')).join('')
  let renderings = 0
  const app = httpApp(asked, pageCache({ version: () => '1', headers: [], smallest: false })).get('*', (c) =>
    c.html(`weergave ${(renderings += 1)} ${megabyte}`),
  )
  return async (path: string): Promise<boolean> => {
    const before = renderings
    await app.request(path)
    return renderings > before
  }
}

test('asking for ever more addresses does not fill the memory: what was rendered longest ago goes first', async () => {
  const rendersAnew = largeSite()
  for (let n = 0; n < 18; n += 1) await rendersAnew(`/${n}`)
  expect([await rendersAnew('/17'), await rendersAnew('/0')]).toEqual([false, true])
})

test('a flood of queries pushes out queries, never the pages', async () => {
  const rendersAnew = largeSite()
  await rendersAnew('/')
  for (let n = 0; n < 18; n += 1) await rendersAnew(`/?x=${n}`)
  expect([await rendersAnew('/'), await rendersAnew('/?x=17'), await rendersAnew('/?x=0')]).toEqual([false, false, true])
})

test('the cookie of one visitor is not handed to the next', async () => {
  const { get } = site()
  for (const round of ['first', 'from memory']) expect((await get('/koekje')).headers.get('set-cookie'), round).toBeNull()
})

test('every page says that it must be asked after again and carries the security headers', async () => {
  const { get } = site()
  for (const round of ['first', 'from memory']) {
    const { headers } = await get('/')
    expect(headers.get('cache-control'), round).toBe('no-cache')
    expect(headers.get('x-content-type-options'), round).toBe('nosniff')
  }
})

test('a page that cannot be made again is served as it was, and only a page that never was fails', async () => {
  const { state, get } = site()
  await get('/')
  state.fails = true
  vi.setSystemTime(Date.now() + 10 * 60_000)
  const response = await get('/')
  expect([response.status, await renderingIn(response)]).toEqual([200, 1])
  expect((await get('/testament')).status).toBe(500)
})
