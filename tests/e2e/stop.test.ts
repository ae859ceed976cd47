/** The server is told to stop: whom it is sent through, and what callers notice. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from './setup/eventually.ts'
import { followLink } from './setup/follow-link.ts'
import { freePort } from '../setup/free-port.ts'
import { plainEnv, root, startServer } from './setup/server.ts'
import { sharedFolder } from './setup/shared-folder.ts'
import { storedRows } from './setup/stored.ts'

const REQUESTS = 4_000
const CALLERS = 40
const POLL_MS = 200
const CLICKS = 20

/** Counted in memory first, and written a moment later or when the server stops. */
async function clickOn(port: number): Promise<void> {
  const agents = Array.from({ length: CLICKS }, (_, n) => `Mozilla/5.0 (X11; Linux x86_64; rv:${n}.0) Gecko/20100101 Firefox/${n}.0`)
  await Promise.all(agents.map((agent) => followLink(`http://127.0.0.1:${port}/out/testament`, { 'User-Agent': agent })))
}

const clicksIn = (folder: string) => storedRows(folder, "select click_count from elk_affiliate_redirects where slug = 'testament'")[0]?.['click_count']

interface Outcome {
  /** Status of the answer, or the code of the fault of the connection. */
  result: number | string
  connection: string | undefined
}

const ask = (url: string, agent: Agent): Promise<Outcome> =>
  new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response
        .resume()
        .once('close', () => resolve({ result: response.complete ? (response.statusCode ?? 0) : 'cut off', connection: response.headers.connection }))
    }).once('error', (error: NodeJS.ErrnoException) => resolve({ result: error.code ?? error.message, connection: undefined }))
  })

test('a server that stops behind a balancer resets none of 4,000 requests', async () => {
  const folder = sharedFolder()
  await using first = await startServer({ DATA_DIR: folder, STOP_DELAY_SECONDS: '2' })
  await using second = await startServer({ DATA_DIR: folder })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  let target = first
  const outcomes: Outcome[] = []
  const fromFirst = { stopping: false, exited: false, told: 0 }
  void first.exited.then(() => (fromFirst.exited = true))

  // Looks as a balancer does: now and then, and on a connection of its own.
  const looking = (async () => {
    while (target === first) {
      if ((await fetch(`${first.url}/readyz`)).status === 503) target = second
      await wait(POLL_MS)
    }
  })()
  const calling = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let n = 0; n < REQUESTS / CALLERS || !fromFirst.exited; n += 1) {
      const from = target
      const outcome = await ask(`${from.url}${(n + caller) % 2 ? '/testament' : '/healthz'}`, agent)
      outcomes.push(outcome)
      if (from === first && fromFirst.stopping && outcome.connection === 'close') fromFirst.told += 1
    }
  })
  await eventually(() => expect(outcomes.length).toBeGreaterThan(REQUESTS / 8))
  first.signal('SIGTERM')
  fromFirst.stopping = true
  await Promise.all([looking, ...calling])

  expect(outcomes.length).toBeGreaterThanOrEqual(REQUESTS)
  expect(outcomes.filter(({ result }) => result !== 200)).toEqual([])
  expect(fromFirst.told).toBeGreaterThan(0)
  expect((await first.exited).code).toBe(0)
})

test('from the keyboard a stop does not wait for a balancer', async () => {
  await using server = await startServer({ STOP_DELAY_SECONDS: '60' })
  server.signal('SIGTERM')
  await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503))
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  server.signal('SIGINT')
  expect((await server.exited).code).toBe(0)
})

/** Processes below this one, of which the last is the server. */
function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    // It ended while the others were read.
    return undefined
  }
}

test.each([
  ['SIGTERM', 0],
  ['SIGINT', 0],
  ['SIGHUP', null],
  ['SIGKILL', null],
] as const)('npm start that gets %s takes the server with it, and nothing counted is lost', async (signal, code) => {
  const folder = sharedFolder()
  const port = String(await freePort())
  const env = { ...plainEnv, PORT: port, DATA_DIR: folder, STOP_DELAY_SECONDS: '0', npm_config_update_notifier: 'false', npm_config_logs_max: '0' }
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void npm.kill('SIGKILL'))
  let output = ''
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await eventually(() => expect(output).toContain('Listening on '))
  const server = descendantsOf(npm.pid ?? 0).at(-1) ?? 0
  await clickOn(Number(port))

  const ended = once(npm, 'exit')
  npm.kill(signal)
  expect((await ended)[0]).toBe(code)
  await eventually(() => expect(() => process.kill(server, 0)).toThrow(/ESRCH/))
  expect(clicksIn(folder)).toBe(CLICKS)
})
