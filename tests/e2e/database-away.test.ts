/** PostgreSQL goes away and comes back: what a visitor notices, and that nothing counted is lost. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGate, type Gate } from '../setup/gate.ts'
import { startPostgres, type RunningPostgres } from '../setup/postgres.ts'
import { askOverHttp, postChat } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { followLink } from './setup/follow-link.ts'
import { startServer, type RunningServer } from './setup/server.ts'

let postgres: RunningPostgres
let gate: Gate
let server: RunningServer

beforeAll(async () => {
  postgres = await startPostgres()
  const url = new URL(postgres.url)
  gate = await openGate(Number(url.port))
  url.port = String(gate.port)
  server = await startServer({ DATABASE_URL: url.href })
})

afterAll(async () => {
  const { code } = await server.stop()
  gate.close()
  postgres.stop()
  expect(code).toBe(0)
})

const click = (path = '/out/testament') => followLink(server.url + path)

async function clicksOn(slug: string): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ click_count: number }>('select click_count from elk_affiliate_redirects where slug = $1', [slug])
  await client.end()
  return rows[0]?.click_count ?? -1
}

test('without the database pages and partner links work, a question is refused in Dutch, and afterwards all is well', async () => {
  // The first visitor of the day brings the salt of the day into memory.
  await click('/out/voogdij')
  gate.shut()

  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  for (const path of ['/', '/testament', '/levenstestament', '/settings']) expect((await fetch(server.url + path)).status, path).toBe(200)
  expect(await (await click()).text()).toContain('0;url=https://example.com/testament')

  const found = await fetch(`${server.url}/zoeken?q=testament+utrecht`)
  expect([found.status, found.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await found.text()).toMatch(/lijst met notarissen is nu even niet te lezen[\s\S]*href="\/testament"/)

  const refused = await postChat(server.url, { sessionId: crypto.randomUUID(), message: 'Wat kost een testament?' })
  const problem = (await refused.json()) as { title: string }
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
  expect(problem.title).toMatch(/^Dit werkt op dit moment niet/)
  expect(JSON.stringify(problem)).not.toMatch(/ECONN|postgres|127\.0\.0\.1/)

  const signIn = await fetch(`${server.url}/api/sign-in`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"password":"x"}' })
  expect([signIn.status, signIn.headers.get('retry-after')]).toEqual([503, '60'])
  const form = await fetch(`${server.url}/gesprek`, { method: 'POST', body: new URLSearchParams({ message: 'Wat kost een testament?', pagePath: '/' }) })
  expect([form.status, form.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await form.text()).toMatch(/Dit werkt op dit moment niet[\s\S]*Wat kost een testament\?/)
  // A page that cannot be made without the database says so, and is kept by nobody.
  const page = await fetch(`${server.url}/notaries`)
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '60', 'no-store'])
  expect(await page.text()).toContain('<h1>Deze pagina werkt op dit moment niet</h1>')

  gate.open()
  await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200))
  expect((await askOverHttp(server.url, 'Wat kost een testament?')).choices).toHaveLength(1)
  await eventually(async () => expect(await clicksOn('testament')).toBe(1))
})
