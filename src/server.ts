/** The process: checks its environment, listens, serves the built files, and stops without losing anything. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createApp } from 'astro/app/entrypoint'
import { readEnv, type Env } from './platform/env.ts'
import { failStart } from './platform/fail-start.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { guardLoop } from './platform/loop-guard.ts'
import { releaseMemoryWhenIdle } from './platform/release-memory.ts'
import { loadStaticFiles } from './platform/http/static-files.ts'
import { prepareStop } from './platform/stop-server.ts'
import { letInFirst } from './platform/yield-to-loop.ts'

/** Connections that wait to be taken in: who comes when they are full tries again a second later, and then later still. The system may allow fewer. */
const MOST_WAITING = 4096

async function start(env: Env): Promise<void> {
  createApp()
  const { default: pipeline, answersQuickly, app } = await import('./fetch.ts')
  const files = loadStaticFiles(
    fileURLToPath(new URL('../client', import.meta.url)),
    securityHeaders({ https: app.origin.startsWith('https:'), hsts: app.env.hsts, development: false }, 'file'),
  )
  const listener = getRequestListener((request, bindings) => {
    const path = request.url.slice(request.url.indexOf('/', 8)).split('?', 1)[0] ?? '/'
    return files(request, path) ?? pipeline.fetch(request, bindings)
  })
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 15_000, requestTimeout: 60_000 },
    (request, response) => void (answersQuickly(request, response) || listener(request, response)),
  )
  letInFirst(server)
  // A reader that takes nothing of its answer for so long is gone; no answer is silent that long.
  server.timeout = 120_000
  const { stop, hurry } = prepareStop(server, app, env.stopDelaySeconds * 1000)
  const end = async (reason: string, code: number) => {
    app.log.info({ reason }, 'stopping')
    await stop().catch((error: unknown) => {
      app.log.error({ err: error }, 'stopping failed')
      process.exit(1)
    })
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(signal, 0))
  // Sent from the keyboard, by a person who is waiting.
  process.on('SIGINT', hurry)
  process.on('unhandledRejection', (reason) => {
    app.log.error({ err: reason }, 'unhandled rejection')
    void end('unhandledRejection', 1)
  })

  server.on('error', (error: NodeJS.ErrnoException) =>
    failStart([error.code === 'EADDRINUSE' ? `PORT: ${env.port} is already in use on ${env.host}` : String(error)]),
  )
  server.listen({ port: env.port, host: env.host, backlog: MOST_WAITING }, () => {
    const { port } = server.address() as AddressInfo
    console.log(`Listening on http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`)
    if (env.warmUp) void app.engine.warm().then(() => app.provider.warm())
    releaseMemoryWhenIdle(server)
    app.loop.start()
    guardLoop(app, env.hangSeconds)
    if (app.firstPassword) console.log(`First password of the owner, shown once (sign in at /settings): ${app.firstPassword}`)
  })
}

const result = readEnv()
if (!result.ok) failStart(result.faults)
start(result.env).catch((error: unknown) => failStart([error]))
