/** Following a partner link: the visitor arrives, and the click is counted once. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { followLink } from './setup/follow-link.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { storedRows } from './setup/stored.ts'
import { storedOnDevice, visit } from './setup/visit.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ TRUST_PROXY: '1' }), sharedBrowser()])
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

const headline = (slug: string) => storedRows(server.dataDir, 'select click_count from elk_affiliate_redirects where slug = ?', slug)[0]?.['click_count']

/** The kind of every hit in the ledger: equal hits of one moment share a row. */
function kinds(slug: string): string[] {
  const sql = 'select kind, hits from elk_redirect_clicks c join elk_affiliate_redirects r on r.id = c.redirect_id where r.slug = ? order by kind'
  return storedRows(server.dataDir, sql, slug).flatMap((row) => Array<string>(Number(row['hits'])).fill(String(row['kind'])))
}

const get = (path: string, headers?: Record<string, string>, method?: string) => followLink(server.url + path, headers, method)
const firefox = (version: number): string => `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`

test('a visitor is forwarded to the partner and counted once, with the device and without a cookie', async () => {
  await using visitor = await visit(browser, server.url, {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1',
    reachesOthers: true,
  })
  const { page } = visitor
  await page.goto(`${server.url}/out/testament`, { waitUntil: 'commit' })
  await page.waitForURL('https://example.com/testament')
  expect(visitor.foreign).toEqual(['https://example.com/testament'])
  expect(await visitor.context.cookies()).toEqual([])
  await eventually(() => expect(headline('testament')).toBe(1))
  expect(storedRows(server.dataDir, 'select device, kind from elk_redirect_clicks')).toEqual([{ device: 'phone', kind: 'human' }])
})

test('the forwarding page says where the visitor goes', async () => {
  const response = await get('/out/hypotheek')
  const html = await response.text()
  expect(html).toContain('Je wordt doorgestuurd...')
  expect(html).toContain('U gaat naar Voorbeeldpartner hypotheekakte.')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('x-robots-tag')).toContain('noindex')
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('an unknown link says so and goes home after two seconds', async () => {
  await using visitor = await visit(browser, server.url, { expectedErrors: /status of 404/ })
  const { page } = visitor
  const started = Date.now()
  const response = await page.goto(`${server.url}/out/bestaat-niet`)
  expect(response?.status()).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Redirect link not found')
  expect(await page.getByText('Je wordt doorgestuurd naar de homepagina...').isVisible()).toBe(true)
  await page.waitForURL(`${server.url}/`)
  expect(Date.now() - started).toBeGreaterThan(1_900)
  expect(await storedOnDevice(visitor)).toEqual([])
})

test.each(['/out', '/out/%2F%2Fevil.example', '/out/..%2f', '/out/Testament', '/out/testament/x', "/out/'%20or%201=1"])('%s leads nowhere', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('location')).toBeNull()
  expect(await response.text()).not.toContain('evil.example')
})

test('no parameter changes where a link leads', async () => {
  const html = await (await get('/out/voogdij?url=https://evil.example/&slug=testament')).text()
  expect(html).toContain('0;url=https://example.com/voogdij"')
  expect(html).not.toContain('evil.example')
})

test('robots, previews, prefetches and HEAD are kept and left out of the number of clicks', async () => {
  await get('/out/bv-oprichten', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
  const prefetch = await get('/out/bv-oprichten', { 'Sec-Purpose': 'prefetch;prerender' })
  expect(prefetch.status).toBe(503)
  const head = await get('/out/bv-oprichten', {}, 'HEAD')
  expect(await head.text()).toBe('')
  await get('/out/bv-oprichten')
  await eventually(() => expect(kinds('bv-oprichten')).toEqual(['bot', 'head', 'human', 'prefetch']))
  expect(headline('bv-oprichten')).toBe(1)
})

test('a visitor who clicks again within half an hour is kept and counted once', async () => {
  for (let n = 0; n < 3; n += 1) await get('/out/levenslooptestament')
  await eventually(() => expect(kinds('levenslooptestament')).toEqual(['duplicate', 'duplicate', 'human']))
  expect(headline('levenslooptestament')).toBe(1)
})

test('a hundred visitors at the same moment are counted exactly', async () => {
  await Promise.all(Array.from({ length: 100 }, (_, n) => get('/out/algemeen', { 'User-Agent': firefox(n), 'X-Forwarded-For': `192.0.2.${n}` })))
  await eventually(() => expect(headline('algemeen')).toBe(100))
})

/** The kind of every hit that came from a page. */
const kindsFrom = (path: string): string[] =>
  storedRows(server.dataDir, 'select kind, hits from elk_redirect_clicks where source_path = ? order by kind', path).flatMap((row) =>
    Array<string>(Number(row['hits'])).fill(String(row['kind'])),
  )

test('a picture on a page is no click, whoever looks at it', async () => {
  const picture = { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'cross-site', Referer: `${server.url}/met-plaatje` }
  await Promise.all(Array.from({ length: 200 }, (_, n) => get('/out/hypotheek', { ...picture, 'User-Agent': firefox(n) })))
  await eventually(() => expect(kindsFrom('/met-plaatje')).toEqual(Array(200).fill('image')))
})

const inOneNetwork = (n: number) => ({
  'User-Agent': firefox(n),
  'X-Forwarded-For': `2001:db8:0:1:${n.toString(16)}::1`,
  Referer: `${server.url}/een-netwerk`,
})

test('one network counts twenty times on a link, whatever it calls itself', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, n) => get('/out/voogdij', inOneNetwork(n))))
  await eventually(() => expect(kindsFrom('/een-netwerk')).toEqual([...Array(40).fill('excess'), ...Array(20).fill('human')]))
})

test('the ledger keeps the page the visitor came from, and no other site, address or browser', async () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/141.0'
  await get('/out/hypotheek', { Referer: `${server.url}/hypotheekakte?bsn=111222333`, 'User-Agent': agent })
  await get('/out/hypotheek', { Referer: 'https://elders.example/geheim', 'User-Agent': `${agent} x` })
  const sql = "select * from elk_redirect_clicks where source_path = '/hypotheekakte'"
  await eventually(() => expect(storedRows(server.dataDir, sql)).toHaveLength(1))
  expect(storedRows(server.dataDir, sql)[0]).toMatchObject({ source_path: '/hypotheekakte', device: 'desktop' })
  expect(JSON.stringify(storedRows(server.dataDir, 'select * from elk_redirect_clicks'))).not.toMatch(
    /127\.0\.0\.1|192\.0\.2|2001:db8|Firefox|elders|111222333/,
  )
})
