/** The real server as a child process, on a free port and with a data folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, isFree } from '../../setup/free-port.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Made once a run, see `site-template.ts`. */
export const templateDir = join(root, 'node_modules/.cache/journey-site')
export const PASSWORD = 'correct paard batterij nietje'

const START_WITHIN_MS = 90_000

export interface Exit {
  code: number | null
  stdout: string
  stderr: string
}

/** At the end of its scope a server that still runs is killed, so that a test that fails leaves none behind. */
export interface RunningServer extends AsyncDisposable {
  url: string
  dataDir: string
  /** Lines of the log at level error: faults of ours, such as an answer with status 500. */
  errors(): string[]
  signal(signal: NodeJS.Signals): void
  exited: Promise<Exit>
  /** SIGTERM, then the exit; a data folder of its own goes with it. */
  stop(): Promise<Exit>
}

export function freshDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'elke-e2e-'))
}

/** A folder of a site that was started before, so that what every first start does is done once a run. */
export function startedDataDir(): string {
  const folder = freshDataDir()
  cpSync(templateDir, folder, { recursive: true })
  return folder
}

/** Nothing of this shell but the path: a journey does not depend on who runs it, and the test runner's NODE_ENV does not reach the build. The compiled code is kept, since the same program starts a hundred times. */
export const plainEnv: Record<string, string> = { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/journey-code') }

/** By itself it begins as `npm start` does, which also looks whether the site has to be built; that takes as long as the start. */
export function spawnServer(
  env: Record<string, string>,
  program = 'scripts/start.mjs',
): { child: ChildProcess; output: { stdout: string; stderr: string }; exited: Promise<Exit> } {
  const child = spawn(process.execPath, [program], { cwd: root, env: { ...plainEnv, ...env } })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  const exited = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }))
  return { child, output, exited }
}

/** Of servers of this worker that have ended. The next takes the same address: a visitor that rests there is at home on it, with its renderer and its files (`resting.ts`). */
const left: number[] = []

async function portForServer(): Promise<number> {
  for (let port = left.pop(); port; port = left.pop()) if (await isFree(port)) return port
  return freePort()
}

/** Warm, as in life, only where a model is asked: its first answer has a deadline. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await portForServer()
  const dataDir = env['DATA_DIR'] ?? startedDataDir()
  const warm = env['PROVIDER_HOSTS'] ? 'on' : 'off'
  const defaults = { ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'error', CHAT_LIMITS: 'off', WARM_UP: warm, STOP_DELAY_SECONDS: '0', NODE_ENV: 'production' }
  const { child, output, exited } = spawnServer({ PORT: String(port), DATA_DIR: dataDir, ...defaults, ...env }, 'dist/server/entry.mjs')
  const deadline = Date.now() + START_WITHIN_MS
  while (!output.stdout.includes('Listening on ')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the server did not start:\n${output.stdout}${output.stderr}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  // Who gave a port wants it for itself.
  if (!env['PORT']) void exited.then(() => left.push(port))
  const end = async (signal: NodeJS.Signals): Promise<Exit> => {
    child.kill(signal)
    const exit = await exited
    if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true })
    return exit
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    errors: () => [...output.stdout.split('\n').filter((line) => line.includes('"level":50')), ...output.stderr.split('\n').filter(Boolean)],
    signal: (signal) => void child.kill(signal),
    exited,
    stop: () => end('SIGTERM'),
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
  }
}
