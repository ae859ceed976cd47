/** What of an address counts: names that a page does not read change nothing, and no other address reaches what is not a page. */
import { beforeAll, expect, test } from 'vitest'
import { sharedServer, type SharedServer } from './setup/shared.ts'

let server: SharedServer

beforeAll(async () => {
  server = sharedServer()
})

test.each(['/500', '/404', '/%35%30%30', '/%2535%30%30', '/500?x=1', '/_image?href=/favicon.svg', '/_server-islands/x'])(
  '%s is an unknown address like any other',
  async (path) => {
    const response = await fetch(server.url + path)
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Deze pagina bestaat niet')])
  },
)

// No two renderings of a page are the same in demo, where it says how many visitors there would be.
test('parameters that a page does not read get the page that was made for all', async () => {
  for (const path of ['/', '/testament', '/notaries', '/results', '/zoeken', '/erfbelasting-berekenen']) {
    const plain = await fetch(server.url + path)
    const html = await plain.text()
    for (const query of ['gclid=1', 'utm_source=brief&utm_medium=mail', 'fbclid=%E0%A4%A', '__proto__=x', `x=${'y'.repeat(2_000)}`]) {
      const response = await fetch(`${server.url}${path}?${query}`, { redirect: 'manual' })
      expect([response.status, response.headers.get('etag')], `${path}?${query}`).toEqual([200, plain.headers.get('etag')])
      expect(await response.text()).toBe(html)
    }
  }
})

const cacheControl = async (path: string) => (await fetch(server.url + path, { redirect: 'manual' })).headers.get('cache-control')

test('what a visitor chose or searched for is in no shared memory on the way, and a search in none at all', async () => {
  expect(await cacheControl('/testament?gclid=1')).toBe('no-cache')
  expect(await cacheControl('/bestaat-niet')).toBe('no-cache')
  expect(await cacheControl('/testament-oud')).toBe('no-cache')
  expect(await cacheControl('/notaries?akte=testament')).toBe('private, no-cache')
  expect(await cacheControl('/overdrachtsbelasting-berekenen?prijs=vier+ton')).toBe('private, no-cache')
  expect(await cacheControl('/zoeken?q=onterven')).toBe('no-store')
})

test('an unknown address shows nothing of what an earlier visitor asked for', async () => {
  await fetch(`${server.url}/zqxjw-geheim-adres`)
  const html = await (await fetch(`${server.url}/zqxjw-ander-adres`)).text()
  expect(html).not.toMatch(/geheim|ander-adres/)
})
