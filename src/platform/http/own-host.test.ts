import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '../../errors/errors.ts'
import { otherAddress, sendToOwnHost } from './own-host.ts'
import type { HttpEnv } from './types.ts'

const ORIGIN = 'https://www.site.example'

const ask = (host: string, { path = '/', method = 'GET', publicOrigin = [ORIGIN] as [string?] } = {}) =>
  new Hono<HttpEnv>()
    .use(sendToOwnHost(publicOrigin[0]))
    .all('*', (c) => c.text('here'))
    .onError((error, c) => c.text(error instanceof AppError ? error.code : 'fault', 421))
    .request(`http://${host}${path}`, { method, headers: { Host: host } })

test.each(['site.example', 'www.old.example', 'site.example:8080'])('a page at %s is moved to the same page of the site’s own name', async (host) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(host, { method, path: '/testament?a=1&b=%2F' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://www.site.example/testament?a=1&b=%2F'])
  }
})

test('what is sent to another name is refused and not sent on', async () => {
  const answer = await ask('site.example', { method: 'POST', path: '/contact' })
  expect([answer.status, await answer.text()]).toEqual([421, 'other_host'])
})

test.each(['www.site.example', 'www.site.example:443', '127.0.0.1:4321', '[::1]:4321', 'localhost:4321', 'app:4321'])(
  'at %s the site answers itself',
  async (host) => {
    expect(await (await ask(host, { method: 'POST' })).text()).toBe('here')
  },
)

test('without a name of its own the site answers at every name', async () => {
  expect(await (await ask('anything.example', { publicOrigin: [] })).text()).toBe('here')
})

test('a hostile path stays on the site', async () => {
  const answer = await ask('site.example', { path: '//evil.example/%2e%2e' })
  expect(new URL(answer.headers.get('location') ?? '').origin).toBe(ORIGIN)
})

test('the address to sign in at is named elsewhere only', () => {
  expect(otherAddress('http://127.0.0.1:4321/settings', ORIGIN)).toBe(ORIGIN)
  expect(otherAddress('http://www.site.example/settings', ORIGIN)).toBeUndefined()
  expect(otherAddress('http://127.0.0.1:4321/settings', undefined)).toBeUndefined()
})
