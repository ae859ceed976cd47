/** The short way of a hit: what it answers and counts itself, and what it leaves to the pipeline. */
import { expect, test } from 'vitest'
import { testClock } from '../../tests/factories/context.ts'
import { answerHits } from './answer-hit.ts'
import type { Click } from './click-ledger.ts'
import { quickAnswer } from './quick-answer.ts'

const target = { id: 'link-1', slug: 'testament', destinationUrl: 'https://example.com/', title: 'Partner', isSample: false }

function opened({ knowsSalt = true, publicOrigin, trustProxy = false }: { knowsSalt?: boolean; publicOrigin?: string; trustProxy?: boolean } = {}) {
  const clicks: Click[] = []
  const lines: object[] = []
  const measured: object[] = []
  const ledger = { record: (click: Click) => void clicks.push(click), flush: async () => {}, dropped: () => 0, waiting: () => 0 }
  const targets = { find: (slug: string) => (slug === target.slug ? target : undefined), offered: () => undefined, reload: async () => {} }
  const quick = quickAnswer({
    answerHit: answerHits({ targets, ledger, isDemo: () => false, headers: [['X-Content-Type-Options', 'nosniff']] }),
    clock: testClock(),
    salt: { known: () => (knowsSalt ? 'salt' : undefined) },
    log: { request: (fields) => void lines.push(fields) },
    measure: (_name, labels) => void measured.push(labels),
    env: { trustProxy, publicOrigin },
  })
  const ask = (
    path: string,
    { method = 'GET', host = 'www.site.example', headers = {} }: { method?: string; host?: string; headers?: Record<string, string> } = {},
  ) =>
    quick({ url: `http://${host}${path}`, method }, {
      incoming: {
        headers: { host, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', ...headers },
        socket: { remoteAddress: '192.0.2.1' },
      },
    } as never)
  return { ask, clicks, lines, measured }
}

test('a hit is answered with the page of its link and all headers, counted once, logged by its path alone and measured', () => {
  const { ask, clicks, lines, measured } = opened()
  const answer = ask('/out/testament?utm_source=x', { headers: { referer: 'http://www.site.example/testament?a=1' } })
  expect([answer?.status, answer?.headers.get('x-content-type-options'), answer?.headers.get('cache-control')]).toEqual([200, 'nosniff', 'no-store, private'])
  expect(clicks).toMatchObject([{ redirect_id: 'link-1', kind: 'human', source_path: '/testament', created_at: '2026-11-20T10:00:00.000Z' }])
  expect(lines).toMatchObject([{ method: 'GET', path: '/out/testament', status: 200 }])
  expect(measured).toEqual([{ method: 'GET', route: '/out/:slug', status: '200' }])
})

test('an unknown link is 404 and no click', () => {
  const { ask, clicks } = opened()
  expect([ask('/out/bestaat-niet')?.status, clicks]).toEqual([404, []])
})

test.each<[string, Parameters<typeof opened>[0], string, Parameters<ReturnType<typeof opened>['ask']>[1]]>([
  ['while the salt of the day is not in memory', { knowsSalt: false }, '/out/testament', {}],
  ['by another name of the site', { publicOrigin: 'https://site.example' }, '/out/testament', {}],
  ['with HEAD', {}, '/out/testament', { method: 'HEAD' }],
  ['with POST', {}, '/out/testament', { method: 'POST' }],
  ['with letters to decode', {}, '/out/test%61ment', {}],
  ['with a slash at the end', {}, '/out/testament/', {}],
  ['below a link', {}, '/out/testament/x', {}],
  ['to another page', {}, '/testament', {}],
])('what comes %s is left to the pipeline, uncounted', (_, services, path, request) => {
  const { ask, clicks, lines } = opened(services)
  expect([ask(path, request), clicks, lines]).toEqual([undefined, [], []])
})

/** How many networks two visitors are taken for, who come through a proxy. */
function networks(trustProxy: boolean): number {
  const { ask, clicks } = opened({ trustProxy })
  for (const address of ['198.51.100.7', '203.0.113.9']) ask('/out/testament', { headers: { 'x-forwarded-for': `203.0.113.200, ${address}` } })
  return new Set(clicks.map(({ network }) => network)).size
}

test('the keys are those of the visitor’s address: of the proxy’s word only where it is trusted', () => {
  expect([networks(true), networks(false)]).toEqual([2, 1])
})
