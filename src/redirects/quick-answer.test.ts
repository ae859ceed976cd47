/** The short way of a hit: what it answers and counts itself, and what it leaves to the pipeline. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { testClock } from '../../tests/factories/context.ts'
import { answerHits } from './answer-hit.ts'
import { quickAnswer } from './quick-answer.ts'
import type { Click } from './write-clicks.ts'

const target = { id: 'link-1', slug: 'testament', destinationUrl: 'https://example.com/', title: 'Café ‘Partner’', isSample: false }
/** What a server answers that had it left to it. */
const LEFT = 299

interface Services {
  knowsSalt?: boolean
  publicOrigin?: string
  trustProxy?: boolean
  written?: Promise<void>
}

async function opened({ knowsSalt = true, publicOrigin, trustProxy = false, written }: Services = {}) {
  const clicks: Click[] = []
  const lines: object[] = []
  const measured: object[] = []
  const record = (click: Click) => {
    clicks.push(click)
    return written
  }
  const ledger = { record, flush: async () => {}, dropped: () => 0, waiting: () => 0 }
  const targets = { find: (slug: string) => (slug === target.slug ? target : undefined), offered: () => undefined, reload: async () => {} }
  const quick = quickAnswer({
    answerHit: answerHits({ targets, ledger, isDemo: () => false, headers: [['X-Content-Type-Options', 'nosniff']] }),
    clock: testClock(),
    salt: { known: () => (knowsSalt ? 'salt' : undefined) },
    log: { request: (fields) => void lines.push(fields) },
    measure: (_name, labels) => void measured.push(labels),
    env: { trustProxy, publicOrigin },
  })
  const server = createServer((incoming, outgoing) => {
    if (!quick(incoming, outgoing)) outgoing.writeHead(LEFT).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (
    path: string,
    { method = 'GET', host = 'www.site.example', headers = {} }: { method?: string; host?: string; headers?: Record<string, string> } = {},
  ) => {
    const browser = { host, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const asking = request({ port, path, method, agent: false, headers: { ...browser, ...headers } }).end()
    const [answer] = (await once(asking, 'response')) as [import('node:http').IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }
  return { ask, clicks, lines, measured }
}

test('a hit is answered with the page of its link and all headers, counted once, logged by its path alone and measured', async () => {
  const { ask, clicks, lines, measured } = await opened()
  const { status, headers } = await ask('/out/testament?utm_source=x', { headers: { referer: 'http://www.site.example/testament?a=1' } })
  expect([status, headers['x-content-type-options'], headers['cache-control']]).toEqual([200, 'nosniff', 'no-store, private'])
  expect(clicks).toMatchObject([{ redirect_id: 'link-1', kind: 'human', source_path: '/testament', created_at: '2026-11-20T10:00:00.000Z' }])
  expect(lines).toMatchObject([{ method: 'GET', path: '/out/testament', status: 200 }])
  expect(measured).toEqual([{ method: 'GET', route: '/out/:slug', status: '200' }])
})

test('a title in other letters than those of ASCII arrives whole, and so does the page', async () => {
  const { ask } = await opened()
  const { headers, body } = await ask('/out/testament')
  expect(body).toContain('U gaat naar Caf&#233; &#8216;Partner&#8217;.')
  expect([body.endsWith('</html>'), headers['content-length'], headers['content-type']]).toEqual([true, String(body.length), 'text/html; charset=utf-8'])
})

test('a browser that fetches ahead gets no page to show later', async () => {
  const { ask, clicks } = await opened()
  const { status, body } = await ask('/out/testament', { headers: { 'sec-purpose': 'prefetch' } })
  expect([status, body, clicks.map(({ kind }) => kind)]).toEqual([503, '', ['prefetch']])
})

test('an unknown link is 404 and no click', async () => {
  const { ask, clicks } = await opened()
  expect([(await ask('/out/bestaat-niet')).status, clicks]).toEqual([404, []])
})

test('a hit whose click is written slowly is answered once that is on disk', async () => {
  const { promise: written, resolve } = Promise.withResolvers<void>()
  const { ask, clicks, lines } = await opened({ written })
  const answer = ask('/out/testament')
  await expect.poll(() => clicks.length).toBe(1)
  // The server had its turn again, and still says nothing.
  await ask('/out/bestaat-niet')
  expect(lines).toHaveLength(1)
  resolve()
  expect((await answer).status).toBe(200)
})

test.each<[string, Services, string, Parameters<Awaited<ReturnType<typeof opened>>['ask']>[1]]>([
  ['while the salt of the day is not in memory', { knowsSalt: false }, '/out/testament', {}],
  ['by another name of the site', { publicOrigin: 'https://site.example' }, '/out/testament', {}],
  ['by a name that is none', {}, '/out/testament', { host: 'site.example/x?' }],
  ['with HEAD', {}, '/out/testament', { method: 'HEAD' }],
  ['with POST', {}, '/out/testament', { method: 'POST' }],
  ['with letters to decode', {}, '/out/test%61ment', {}],
  ['with a slash at the end', {}, '/out/testament/', {}],
  ['with dots', {}, '/out/..', {}],
  ['with a whole address', {}, 'http://www.site.example/out/testament', {}],
  ['below a link', {}, '/out/testament/x', {}],
  ['to another page', {}, '/testament', {}],
])('what comes %s is left to the pipeline, uncounted', async (_, services, path, asked) => {
  const { ask, clicks, lines } = await opened(services)
  expect([(await ask(path, asked)).status, clicks, lines]).toEqual([LEFT, [], []])
})

/** How many networks two visitors are taken for, who come through a proxy. */
async function networks(trustProxy: boolean): Promise<number> {
  const { ask, clicks } = await opened({ trustProxy })
  for (const address of ['198.51.100.7', '203.0.113.9']) await ask('/out/testament', { headers: { 'x-forwarded-for': `203.0.113.200, ${address}` } })
  return new Set(clicks.map(({ network }) => network)).size
}

test('the keys are those of the visitor’s address: of the proxy’s word only where it is trusted', async () => {
  expect([await networks(true), await networks(false)]).toEqual([2, 1])
})
