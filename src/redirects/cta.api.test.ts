import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { silentLog } from '../../tests/factories/context.ts'
import type { Context } from '../platform/context.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { ctaApi } from './cta.api.ts'
import type { Offers } from './redirect-targets.ts'

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** The route with a database that does what the test says when something is stored. */
function route(store: () => Promise<boolean> = () => Promise.resolve(true), offered: Offers['offered'] = (slug) => slug) {
  const stored = vi.fn<() => Promise<boolean>>(store)
  const faults: unknown[] = []
  const context = { db: { transaction: () => ({ execute: stored }) }, log: { ...silentLog, error: (fault: unknown) => faults.push(fault) } }
  const app = new Hono<HttpEnv>()
    .use(async (c, next) => {
      c.set('context', context as unknown as Context)
      await next()
    })
    .route('/', ctaApi({ markAffiliateClicked: () => Promise.resolve(true), targets: { offered } }))
  const click = (fields: Record<string, string>, userAgent = BROWSER) =>
    app.request('/klik', { method: 'POST', body: new URLSearchParams(fields), headers: { 'User-Agent': userAgent } })
  return { click, stored, faults }
}

test('a click on a partner button is stored and goes on by the counted link', async () => {
  const { click, stored } = route()
  const response = await click({ cta_type: 'results_premium', destination: 'out', slug: 'testament', source_page: '/results/amsterdam_testament' })
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([303, '/out/testament', 'no-store'])
  expect(stored).toHaveBeenCalledOnce()
})

test.each([
  [{ slug: 'testament', service: 'testament', region: 'Den Haag' }, '/offerte?akte=testament&plaats=Den+Haag'],
  [{ slug: 'testament', service: 'Testament', cta_type: 'chat' }, '/offerte?akte=testament'],
  [{ slug: 'testament', service: 'iets anders' }, '/offerte'],
])('a button whose link is gone leads to our own request with what is known, and the click counts: %j', async (fields, address) => {
  const { click, stored } = route(undefined, () => undefined)
  const response = await click({ destination: 'out', ...fields })
  expect(response.headers.get('location')).toBe(address)
  expect(stored).toHaveBeenCalledOnce()
})

test('a quote whose destination is home goes to the chat there', async () => {
  const response = await route().click({ cta_type: 'content_inline', destination: 'home', slug: 'algemeen' })
  expect(response.headers.get('location')).toBe('/#chat-titel')
})

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '..',
  'a b',
  'Testament',
  '',
  'x'.repeat(5_000),
  '%2f%2fevil.example',
  'a\r\nLocation: https://evil.example',
])('the slug %j leads nowhere but to the general partner', async (slug) => {
  const response = await route().click({ slug, destination: 'out' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/out/algemeen'])
})

test.each(['https://evil.example', '/elders', 'javascript:alert(1)'])('the destination %j is taken for the partner', async (destination) => {
  const response = await route().click({ slug: 'testament', destination })
  expect(response.headers.get('location')).toBe('/out/testament')
})

test('a partner that is gone since the button was shown gives way to the general one, and that one to our own request', async () => {
  const general = route(undefined, () => 'algemeen')
  expect((await general.click({ slug: 'testament' })).headers.get('location')).toBe('/out/algemeen')
  const none = route(undefined, () => undefined)
  expect((await none.click({ slug: 'testament' })).headers.get('location')).toBe('/offerte')
})

test('a form without any field still leads on', async () => {
  const response = await route().click({})
  expect([response.status, response.headers.get('location')]).toEqual([303, '/out/algemeen'])
})

test.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', ''])('%j is no person: it goes on and nothing is stored', async (userAgent) => {
  const { click, stored } = route()
  expect((await click({ slug: 'testament' }, userAgent)).status).toBe(303)
  expect(stored).not.toHaveBeenCalled()
})

test('a database that fails keeps nobody from going on, and is logged', async () => {
  const { click, faults } = route(() => Promise.reject(new Error('away')))
  const session_id = crypto.randomUUID()
  expect((await click({ slug: 'testament', session_id })).headers.get('location')).toBe('/out/testament')
  expect(faults).toHaveLength(1)
  expect(JSON.stringify(faults)).not.toContain(session_id)
})

test('a database that does not answer keeps nobody waiting for long', async () => {
  vi.useFakeTimers()
  const answer = route(() => new Promise(() => {})).click({ slug: 'testament' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await answer).status).toBe(303)
  vi.useRealTimers()
})
