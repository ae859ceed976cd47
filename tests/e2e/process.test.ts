/** The process itself: how it refuses to start, how it stops, and how two of them share one folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askOverHttp, postChat } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { followLink } from './setup/follow-link.ts'
import { freePort } from '../setup/free-port.ts'
import { freshDataDir, plainEnv, root, spawnServer, startServer } from './setup/server.ts'
import { sharedServer } from './setup/shared.ts'
import { sharedFolder } from './setup/shared-folder.ts'
import { storedMessages, storedRows } from './setup/stored.ts'

test('a faulty environment ends with code 1 and one readable list of all faults', async () => {
  const { exited } = spawnServer({ PORT: 'tachtig', SECRET_KEY: 'geheim', TRUST_PROXY: 'ja', DATA_DIR: sharedFolder(freshDataDir) })
  const { code, stdout, stderr } = await exited
  expect(code).toBe(1)
  const [title, ...faults] = stderr.trimEnd().split('\n')
  expect(title).toBe('The site cannot start:')
  expect(faults.map((fault) => /^ {2}([A-Z_]+): ./.exec(fault)?.[1])).toEqual(['PORT', 'SECRET_KEY', 'TRUST_PROXY'])
  expect(stdout + stderr).not.toMatch(/geheim|at .*:\d+:\d+/)
})

test('a build with nothing to build tells of a faulty environment all the same', async () => {
  const build = spawn(process.execPath, ['scripts/build.ts'], { cwd: root, env: { ...plainEnv, PORT: 'tachtig' }, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  build.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(build, 'close')) as [number]
  expect([code, said]).toEqual([1, expect.stringMatching(/^The site cannot start:\n {2}PORT: /)])
})

test('an address without https:// is a fault in that list, and no stack trace', async () => {
  const { exited } = spawnServer({ PUBLIC_ORIGIN: 'www.example.nl', DATA_DIR: sharedFolder(freshDataDir) })
  const { code, stderr } = await exited
  expect(code).toBe(1)
  expect(stderr).toMatch(/^The site cannot start:\n(?: {2}PUBLIC_ORIGIN: [^\n]+\n)+$/)
})

test('a port that is taken is told as such', async () => {
  const { exited } = spawnServer({ PORT: new URL(sharedServer().url).port, DATA_DIR: sharedFolder(freshDataDir) })
  const { code, stderr } = await exited
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^The site cannot start:\n {2}PORT: \d+ is already in use on 127\.0\.0\.1\n$/)])
})

test('a database that is away stops the start with code 1', async () => {
  const { exited } = spawnServer({ DATABASE_URL: `postgres://elke:geheim@127.0.0.1:${await freePort()}/elke`, DATA_DIR: sharedFolder(freshDataDir) })
  const { code, stderr } = await exited
  expect([code, stderr]).toEqual([1, expect.stringContaining('The site cannot start:')])
  expect(stderr).not.toContain('geheim')
})

test('the first start shows the owner a password once, and keeps its files to itself', async () => {
  const folder = sharedFolder(freshDataDir)
  const shown: (string | undefined)[] = []
  for (let start = 0; start < 2; start += 1) {
    await using server = await startServer({ DATA_DIR: folder, ADMIN_PASSWORD: '' })
    const { stdout } = await server.stop()
    shown.push(/First password of the owner[^:]*: (\S+)/.exec(stdout)?.[1])
  }
  expect(shown).toEqual([expect.stringMatching(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/), undefined])
  expect(['elke.sqlite', 'secret.key'].map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600, 0o600])
})

test('a stop while questions are answered loses none of them and ends with code 0', async () => {
  const folder = sharedFolder()
  await using server = await startServer({ DATA_DIR: folder })
  const sessions = Array.from({ length: 30 }, () => crypto.randomUUID())
  const asking = sessions.map(async (sessionId) => {
    const response = await postChat(server.url, { sessionId, message: 'Wat kost een testament?' }, { Accept: 'text/event-stream' })
    return response.ok ? await response.text() : undefined
  })
  // Listened to before the stop: a question that came too late is refused while the server still ends.
  const settled = Promise.allSettled(asking)
  await eventually(() => expect(storedRows(folder, 'select 1 from elk_chat_messages').length).toBeGreaterThan(0))
  const { code } = await server.stop()
  const outcomes = await settled
  expect(code).toBe(0)
  const complete = sessions.filter((_, at) => {
    const outcome = outcomes[at]
    return outcome?.status === 'fulfilled' && outcome.value?.includes('"type":"finish"')
  })
  expect(complete.length).toBeGreaterThan(0)
  for (const sessionId of complete) expect(storedMessages(folder, sessionId).map((row) => row['role'])).toEqual(['user', 'assistant'])
  // Also for those that were accepted and whose reader was cut off: no question without its answer, no lease left behind.
  expect(storedRows(folder, 'select session_id from elk_chat_messages group by session_id having count(*) <> 2')).toEqual([])
  expect(storedRows(folder, 'select message_id from elk_chat_runs')).toEqual([])
})

test('clicks that were counted a moment before the stop are kept', async () => {
  const folder = sharedFolder()
  await using server = await startServer({ DATA_DIR: folder })
  const agents = Array.from({ length: 20 }, (_, n) => `Mozilla/5.0 (X11; Linux x86_64; rv:${n}.0) Gecko/20100101 Firefox/${n}.0`)
  await Promise.all(agents.map((agent) => followLink(`${server.url}/out/testament`, { 'User-Agent': agent })))
  expect((await server.stop()).code).toBe(0)
  expect(storedRows(folder, "select click_count from elk_affiliate_redirects where slug = 'testament'")).toEqual([{ click_count: 20 }])
})

test('a process that is killed leaves a database that the next start takes up', async () => {
  const folder = sharedFolder()
  await using first = await startServer({ DATA_DIR: folder })
  const sessionId = crypto.randomUUID()
  await askOverHttp(first.url, 'Wat kost een testament?', sessionId)
  first.signal('SIGKILL')
  await first.exited
  await using second = await startServer({ DATA_DIR: folder })
  await askOverHttp(second.url, 'En voor twee personen?', sessionId)
  expect((await second.stop()).code).toBe(0)
  expect(storedMessages(folder, sessionId)).toHaveLength(4)
})

test('SIGINT stops as SIGTERM does', async () => {
  await using server = await startServer()
  server.signal('SIGINT')
  expect((await server.exited).code).toBe(0)
})

test('two servers that start together on one folder both answer, and each goes on where the other was', async () => {
  const folder = sharedFolder(freshDataDir)
  const starting = [startServer({ DATA_DIR: folder }), startServer({ DATA_DIR: folder })] as const
  await using one = await starting[0]
  await using two = await starting[1]
  const sessionId = crypto.randomUUID()
  await askOverHttp(one.url, 'Wat is een levenstestament?', sessionId)
  const followUp = await askOverHttp(two.url, 'En wat kost dat?', sessionId)
  expect(followUp.choices[0]?.message.content).toMatch(/levenstestament/i)
  const form = new URLSearchParams({ message: 'Bedankt', sessionId })
  const page = await (await fetch(`${one.url}/gesprek`, { method: 'POST', body: form })).text()
  expect(page.match(/class="chat-question"/g)).toHaveLength(3)
  expect(page).toContain('En wat kost dat?')
  expect(storedRows(folder, 'select count(*) as owners from elk_auth_user')).toEqual([{ owners: 1 }])
  expect(storedRows(folder, 'select count(*) as redirects from elk_affiliate_redirects')).toEqual([{ redirects: 6 }])
  expect([(await one.stop()).code, (await two.stop()).code]).toEqual([0, 0])
  expect([...one.errors(), ...two.errors()]).toEqual([])
})

test('two servers under load at once store every question with its answer', async () => {
  const folder = sharedFolder()
  const starting = [startServer({ DATA_DIR: folder }), startServer({ DATA_DIR: folder })] as const
  await using one = await starting[0]
  await using two = await starting[1]
  const sessions = Array.from({ length: 60 }, () => crypto.randomUUID())
  await Promise.all(sessions.map((sessionId, n) => askOverHttp(n % 2 ? one.url : two.url, 'Wat kost een testament?', sessionId)))
  expect(storedRows(folder, 'select session_id from elk_chat_messages group by session_id having count(*) = 2')).toHaveLength(60)
  expect([...one.errors(), ...two.errors()]).toEqual([])
})

test('health says that the process turns, readiness that the database takes writes', async () => {
  const server = sharedServer()
  for (const [path, text] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    const response = await fetch(server.url + path)
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([200, text, 'no-store'])
  }
})
