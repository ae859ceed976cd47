/** The process: checks its environment, listens, serves the built files, and stops without losing anything. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createApp } from 'astro/app/entrypoint'
import { readEnv, type Env } from './platform/env.ts'
import { causesOf, failStart } from './platform/fail-start.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { guardLoop } from './platform/loop-guard.ts'
import { releaseMemoryWhenIdle } from './platform/release-memory.ts'
import { loadStaticFiles } from './platform/http/static-files.ts'

const STOP_WITHIN_MS = 25_000
/** Answers that still run by then are cut short, so that their readers hear so and what there is of them is stored. */
const ANSWERS_END_WITHIN_MS = 20_000
const IDLE_CHECK_MS = 100

async function start(env: Env): Promise<void> {
  createApp()
  const { default: pipeline, app } = await import('./fetch.ts')
  const files = loadStaticFiles(
    fileURLToPath(new URL('../client', import.meta.url)),
    securityHeaders({ https: app.origin.startsWith('https:'), development: false }),
  )
  const listener = getRequestListener((request, bindings) => {
    const path = request.url.slice(request.url.indexOf('/', 8)).split('?', 1)[0] ?? '/'
    return files(request, path) ?? pipeline.fetch(request, bindings)
  })
  let ongoing = 0
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 15_000, requestTimeout: 60_000 }, (request, response) => {
    ongoing += 1
    response.once('close', () => {
      ongoing -= 1
    })
    void listener(request, response)
  })

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    app.retire()
    app.log.info({ signal }, 'stopping')
    const closed = new Promise((resolve) => server.close(resolve))
    // Browsers keep connections open for a next request, and open some before they have one; with no request left they all go.
    const idle = setInterval(() => ongoing === 0 && server.closeAllConnections(), IDLE_CHECK_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS)
    await Promise.all([closed, app.runs.drain(ANSWERS_END_WITHIN_MS)])
    clearInterval(idle)
    clearTimeout(deadline)
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  process.on('unhandledRejection', (reason) => {
    app.log.error({ err: reason }, 'unhandled rejection')
    void stop('unhandledRejection').finally(() => process.exit(1))
  })

  server.on('error', (error: NodeJS.ErrnoException) =>
    failStart([error.code === 'EADDRINUSE' ? `PORT: ${env.port} is already in use on ${env.host}` : String(error)]),
  )
  server.listen(env.port, env.host, () => {
    const { port } = server.address() as AddressInfo
    console.log(`Listening on http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`)
    void app.engine.warm().then(() => app.provider.warm())
    releaseMemoryWhenIdle(server)
    app.loop.start()
    guardLoop(app, env.hangSeconds)
    if (app.firstPassword) console.log(`First password of the owner, shown once (sign in at /settings): ${app.firstPassword}`)
  })
}

const result = readEnv()
if (!result.ok) failStart(result.faults)
start(result.env).catch((error: unknown) => failStart([causesOf(error)]))
