/** Sign-in of the owner's area: guessing is stopped, and the owner is not kept out by it. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { json } from './setup/chat-client.ts'
import { freshDataDir, PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { resetWayIn, storedRows } from './setup/stored.ts'

/** Behind a proxy that says who is calling. */
let server: RunningServer

beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: '1' })
  return async () => {
    const { code } = await server.stop()
    expect([code, server.errors()]).toEqual([0, []])
  }
})

// No other test has tried to sign in.
beforeEach(() => resetWayIn(server.dataDir))

interface Caller {
  address?: string
  browser?: string
}

const signInAt = ({ url }: RunningServer, password: unknown, { address = '198.51.100.1', browser = 'Firefox' }: Caller = {}) =>
  fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { ...json, 'X-Forwarded-For': address, 'User-Agent': browser },
    body: JSON.stringify({ password }),
  })

const signIn = (password: unknown, caller?: Caller) => signInAt(server, password, caller)

async function statusAndTitle(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as { title: string }).title]
}

test('every wrong password is answered alike, and guessing is stopped', async () => {
  for (const password of ['fout', PASSWORD.toUpperCase(), "' or 1=1 --", 'x'.repeat(200)]) {
    expect(await statusAndTitle(await signIn(password))).toEqual([401, 'Onjuist wachtwoord ingevoerd.'])
  }
  for (let n = 0; n < 16; n += 1) await signIn(`gok ${n}`)
  const response = await signIn(PASSWORD)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await statusAndTitle(response)).toEqual([429, 'U hebt te vaak geprobeerd in te loggen. Wacht even en probeer het opnieuw.'])
})

test('one attacker is stopped, whatever browser each guess names, and does not lock the owner out', async () => {
  const guesses = Array.from({ length: 80 }, (_, n) => signIn(`gok ${n}`, { address: '203.0.113.9', browser: `Browser ${n}` }))
  const statuses = (await Promise.all(guesses)).map((response) => response.status)
  expect.soft(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(16)
  expect((await signIn(PASSWORD)).status).toBe(200)
})

test('strangers in the owner’s own network do not shut out a browser that signed in before', async () => {
  const known = await signIn(PASSWORD)
  const device = known.headers.getSetCookie().find((cookie) => cookie.startsWith('elk-device=')) ?? ''
  expect(device).toMatch(/Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/)
  for (let n = 0; n < 20; n += 1) await signIn(`gok ${n}`)
  const refused = await signIn(PASSWORD)
  expect([refused.status, Number(refused.headers.get('retry-after')) <= 900]).toEqual([429, true])
  const headers = { ...json, 'X-Forwarded-For': '198.51.100.1', 'Sec-Fetch-Site': 'same-origin', Cookie: device.split(';')[0] ?? '' }
  const again = await fetch(`${server.url}/api/sign-in`, { method: 'POST', headers, body: JSON.stringify({ password: PASSWORD }) })
  expect(again.status).toBe(200)
})

test('nobody uses up the codes of the owner without the password, and signing out names only our own cookies', async () => {
  const tries = Array.from({ length: 40 }, (_, n) =>
    fetch(`${server.url}/api/sign-in/code`, {
      method: 'POST',
      headers: { ...json, 'X-Forwarded-For': `203.0.${n}.9` },
      body: JSON.stringify({ code: '000000' }),
    }),
  )
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]))
  const cookie = (await signIn(PASSWORD)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const headers = { ...json, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
  const left = await fetch(`${server.url}/api/admin/sign-out`, { method: 'POST', headers })
  expect(left.headers.getSetCookie().map((one) => one.split('=')[0])).toEqual(['elk-session'])
})

test('a flood of refused tries leaves a handful of rows, with their count', async () => {
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 30 }, (_, n) => signIn(`gok ${n}`)))
  const rows = storedRows(server.dataDir, "select action, count from elk_audit_log where action like 'sign-in%'")
  expect(rows.length).toBeLessThanOrEqual(6)
  expect(rows.reduce((sum, row) => sum + Number(row['count']), 0)).toBe(300)
})

test('a session that is only looked at ends after twelve hours, one that is used after thirty days', async () => {
  const cookie = (await signIn(PASSWORD)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const headers = { ...json, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
  const ask = async (path: string, method = 'GET') => (await fetch(`${server.url}/api/admin/${path}`, { method, headers })).status
  const age = (column: string, hours: number) => {
    const file = new DatabaseSync(join(server.dataDir, 'elke.sqlite'), { timeout: 5_000 })
    file.prepare(`update elk_auth_session set ${column} = ?`).run(new Date(Date.now() - hours * 3_600_000).toISOString())
    file.close()
  }
  const lastUse = () => Date.parse(String(storedRows(server.dataDir, 'select updatedAt from elk_auth_session')[0]?.['updatedAt']))
  age('updatedAt', 11)
  expect([await ask('dashboard/now'), await ask('settings'), Date.now() - lastUse() > 10 * 3_600_000]).toEqual([200, 200, true])
  expect([await ask('session', 'PUT'), Date.now() - lastUse() < 60_000]).toEqual([200, true])
  age('createdAt', 29 * 24)
  expect(await ask('session', 'PUT')).toBe(200)
  age('createdAt', 30 * 24)
  expect(await ask('session', 'PUT')).toBe(401)
  expect(storedRows(server.dataDir, 'select * from elk_auth_session')).toEqual([])
})

test('what is no password is refused as input', async () => {
  for (const password of [undefined, null, 5, '', ['a'], { $ne: null }, 'x'.repeat(201)]) {
    expect((await signIn(password)).status, JSON.stringify(password)).toBe(422)
  }
})

test('the owner signs in, stays signed in, and is out after signing out, also with the old cookie', async () => {
  const response = await signIn(PASSWORD)
  expect(response.status).toBe(200)
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/i)
  const headers = { ...json, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie.split(';')[0] ?? '' }
  const settings = await fetch(`${server.url}/api/admin/settings`, { headers })
  expect([settings.status, settings.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await fetch(`${server.url}/api/admin/sign-out`, { method: 'POST', headers })).headers.get('clear-site-data')).toContain('"cache"')
  expect((await fetch(`${server.url}/api/admin/settings`, { headers })).status).toBe(401)
})

test('while someone guesses, pages come as fast as ever', async () => {
  // Not from the template, whose password costs nothing to check.
  const folder = freshDataDir()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await using costly = await startServer({ TRUST_PROXY: '1', DATA_DIR: folder })
  await fetch(`${costly.url}/testament`)
  let checked = 0
  const guesses = Array.from({ length: 40 }, async (_, n) => {
    const { status } = await signInAt(costly, `gok ${n}`, { address: `203.0.113.${n % 8}` })
    if (status === 401) checked += 1
  })
  for (let n = 0; n < 20; n += 1) expect((await fetch(`${costly.url}/testament`)).status).toBe(200)
  // To check one password takes longer than all these pages, unless they wait for the guesses that came before them.
  const checkedBefore = checked
  await Promise.all(guesses)
  expect(checked).toBeGreaterThanOrEqual(8)
  expect(checkedBefore).toBeLessThan(checked / 2)
})

test('every try leaves one row in the audit log, without the password or the address', async () => {
  await signIn('een geheime gok')
  await signIn(PASSWORD)
  const rows = storedRows(server.dataDir, 'select * from elk_audit_log order by id')
  expect(rows.map((row) => row['action'])).toEqual(['owner.created', 'sign-in.failed', 'sign-in.ok'])
  expect(JSON.stringify(rows)).not.toMatch(/geheime gok|nietje|198\.51/)
})
