/** PostgreSQL goes away and comes back: what a visitor notices, and that nothing counted is lost. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres, type RunningPostgres } from '../setup/postgres.ts'
import { askOverHttp, postChat } from './setup/chat-client.ts'
import { followLink } from './setup/follow-link.ts'
import { startServer, type RunningServer } from './setup/server.ts'

/** Stands between server and database, and can be shut like a network that fails. */
async function openGate(target: number) {
  const sockets = new Set<Socket>()
  let shut = false
  const gate: Server = createServer((socket) => {
    if (shut) return void socket.destroy()
    const onward = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => other.destroy())
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => gate.once('listening', resolve))
  return {
    port: (gate.address() as AddressInfo).port,
    shut() {
      shut = true
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    open() {
      shut = false
    },
    close: () => gate.close(),
  }
}

let postgres: RunningPostgres
let gate: Awaited<ReturnType<typeof openGate>>
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

  const refused = await postChat(server.url, { sessionId: crypto.randomUUID(), message: 'Wat kost een testament?' })
  const problem = (await refused.json()) as { title: string }
  expect(refused.status).toBeGreaterThanOrEqual(500)
  expect(problem.title).toMatch(/^Er is iets misgegaan|^Dit werkt op dit moment niet/)
  expect(JSON.stringify(problem)).not.toMatch(/ECONN|postgres|127\.0\.0\.1/)

  gate.open()
  await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200), { timeout: 10_000 })
  expect((await askOverHttp(server.url, 'Wat kost een testament?')).choices).toHaveLength(1)
  await vi.waitFor(async () => expect(await clicksOn('testament')).toBe(1), { timeout: 10_000 })
})
