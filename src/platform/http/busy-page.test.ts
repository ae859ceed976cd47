import { expect, test } from 'vitest'
import { httpApp } from '../../../tests/factories/http-app.ts'
import { busyPage } from './busy-page.ts'
import { securityHeadersMiddleware } from './security-headers.ts'

/** A site that turns everybody away. */
function site() {
  const state = { version: '1', writings: 0, fails: false }
  const turnAway = busyPage({
    version: () => state.version,
    write: async () => {
      state.writings += 1
      if (state.fails) throw new Error('stuk')
      return new Response(`<h1>druk ${state.writings}</h1>`, { status: 503, headers: { 'Content-Security-Policy': "style-src 'sha256-eigen'" } })
    },
  })
  const app = httpApp(securityHeadersMiddleware({ https: false, hsts: 'host', development: false })).get('*', turnAway)
  return { state, get: () => app.request('/zoeken') }
}

test('who is turned away gets a page that allows the styles that stand in it and says when to come back, the first and the next', async () => {
  const { state, get } = site()
  for (const visitor of ['first', 'next']) {
    const { status, headers } = await get()
    const said = ['retry-after', 'cache-control', 'content-security-policy'].map((name) => headers.get(name))
    expect([status, ...said], visitor).toEqual([503, '5', 'no-store', "style-src 'sha256-eigen'"])
  }
  expect(state.writings).toBe(1)
})

test('the page is written anew when it could read differently, and when it could not be written', async () => {
  const { state, get } = site()
  expect(await (await get()).text()).toContain('druk 1')
  state.version = '2'
  expect(await (await get()).text()).toContain('druk 2')
  Object.assign(state, { version: '3', fails: true })
  expect(await (await get()).text()).not.toContain('druk')
  state.fails = false
  expect(await (await get()).text()).toContain('druk 4')
})
