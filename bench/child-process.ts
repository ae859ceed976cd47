/** Starts the processes that are measured, on loopback, and ends each by its own process id. */
import { spawn, type ChildProcess } from 'node:child_process'
import { get } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'

const POLL_MS = 5

export interface Running {
  pid: number
  port: number
  origin: string
  /** From spawn to the first answer of the ready path. */
  readyAfterMs: number
  signal(name: NodeJS.Signals): void
  /** Resolves when it has ended, however. */
  gone: Promise<void>
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>
  /** Ends it at once, without a chance to write anything. */
  kill(): Promise<void>
}

export interface ChildOptions {
  command?: string
  args: string[]
  port: number
  env?: Record<string, string>
  readyPath: string
  readyWithinMs?: number
  /** The command starts the server as a child of its own, so signals go to the whole group. */
  isGroup?: boolean
  /** It is killed after so long, whether it is ready by then or not. */
  killAfterMs?: number
  /** How often it is asked whether it is ready. */
  pollMs?: number
}

const alive = new Set<() => void>()
process.on('exit', () => alive.forEach((end) => end()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

// Two servers that start side by side must not be given the same port.
const given = new Set<number>()

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const address = probe.address() as AddressInfo
        probe.close(() => resolve(address.port))
      })
    })
    if (!given.has(port)) {
      given.add(port)
      return port
    }
  }
}

/** Standard output goes to /dev/null, so a log is written in full and costs what it costs. Rejects when it ends before it is ready. */
export async function startChild(options: ChildOptions): Promise<Running> {
  const started = performance.now()
  const child = spawn(options.command ?? process.execPath, options.args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...options.env },
    detached: options.isGroup ?? false,
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${options.command ?? 'node'} did not start`)
  const signal = (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) process.kill(options.isGroup ? -pid : pid, name)
  }
  const killNow = () => signal('SIGKILL')
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      alive.delete(killNow)
      resolve()
    })
  })
  alive.add(killNow)
  const end = async (name: NodeJS.Signals) => {
    signal(name)
    await gone
  }
  const killer = options.killAfterMs === undefined ? undefined : setTimeout(killNow, options.killAfterMs)
  await untilReady(child, options).catch(async (error: unknown) => {
    await end('SIGKILL')
    throw error
  })
  clearTimeout(killer)
  const readyAfterMs = performance.now() - started
  const { port } = options
  return { pid, port, origin: `http://127.0.0.1:${port}`, readyAfterMs, signal, gone, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function untilReady(child: ChildProcess, options: ChildOptions): Promise<void> {
  const deadline = performance.now() + (options.readyWithinMs ?? 120_000)
  for (;;) {
    const status = await statusOf(options.port, options.readyPath)
    if (status === 200) return
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${options.args.join(' ')} ended before it was ready`)
    if (performance.now() > deadline) throw new Error(`${options.args.join(' ')} was not ready in time, and answered ${status}`)
    await new Promise((resolve) => setTimeout(resolve, options.pollMs ?? POLL_MS))
  }
}

/** 0 while nobody listens. */
function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    const asking = get({ host: '127.0.0.1', port, path, agent: false, timeout: 2_000 }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asking.on('error', () => resolve(0)).on('timeout', () => asking.destroy())
  })
}
